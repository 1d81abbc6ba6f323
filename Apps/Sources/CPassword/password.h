/* The password hashes of the C library. */
#include <crypt.h>
