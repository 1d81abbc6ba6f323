#include "commit.h"

#ifndef LARDER_COMMIT
#define LARDER_COMMIT ""
#endif

const char *const larder_commit = LARDER_COMMIT;
