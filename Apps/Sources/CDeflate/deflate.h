/* Compression by zlib. */
#include <zlib.h>
