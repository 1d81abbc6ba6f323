/* Stands in for libpq in packages, and loads the real one at the first call: without PostgreSQL, larder neither needs
   it nor waits for the 20 libraries that come with it. */
#include <dlfcn.h>
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>

static void *function(void **known, const char *name) {
    void *found = __atomic_load_n(known, __ATOMIC_ACQUIRE);
    if (found) return found;
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library || !(found = dlsym(library, name))) {
        fprintf(stderr, "larder: can't use PostgreSQL: its library libpq.so.5 is missing or too old. "
                        "On Debian, install the package libpq5.\n");
        exit(78);
    }
    __atomic_store_n(known, found, __ATOMIC_RELEASE);
    return found;
}

#define FORWARD(type, name, parameters, arguments)                             \
    type name parameters {                                                     \
        static void *known;                                                    \
        return ((type(*) parameters)function(&known, #name)) arguments;        \
    }

FORWARD(PQconninfoOption *, PQconninfoParse, (const char *a, char **b), (a, b))
FORWARD(void, PQconninfoFree, (PQconninfoOption *a), (a))
FORWARD(PGconn *, PQconnectdbParams, (const char *const *a, const char *const *b, int c), (a, b, c))
FORWARD(void, PQfinish, (PGconn *a), (a))
FORWARD(ConnStatusType, PQstatus, (const PGconn *a), (a))
FORWARD(PGTransactionStatusType, PQtransactionStatus, (const PGconn *a), (a))
FORWARD(char *, PQerrorMessage, (const PGconn *a), (a))
FORWARD(int, PQsocket, (const PGconn *a), (a))
FORWARD(int, PQsetnonblocking, (PGconn *a, int b), (a, b))
FORWARD(PQnoticeProcessor, PQsetNoticeProcessor, (PGconn *a, PQnoticeProcessor b, void *c), (a, b, c))
FORWARD(int, PQenterPipelineMode, (PGconn *a), (a))
FORWARD(int, PQpipelineSync, (PGconn *a), (a))
FORWARD(int, PQsendPrepare, (PGconn *a, const char *b, const char *c, int d, const Oid *e), (a, b, c, d, e))
FORWARD(int, PQsendQueryPrepared,
        (PGconn *a, const char *b, int c, const char *const *d, const int *e, const int *f, int g),
        (a, b, c, d, e, f, g))
FORWARD(int, PQflush, (PGconn *a), (a))
FORWARD(int, PQconsumeInput, (PGconn *a), (a))
FORWARD(int, PQisBusy, (PGconn *a), (a))
FORWARD(PGresult *, PQgetResult, (PGconn *a), (a))
FORWARD(PGnotify *, PQnotifies, (PGconn *a), (a))
FORWARD(void, PQfreemem, (void *a), (a))
FORWARD(PGcancel *, PQgetCancel, (PGconn *a), (a))
FORWARD(int, PQcancel, (PGcancel *a, char *b, int c), (a, b, c))
FORWARD(void, PQfreeCancel, (PGcancel *a), (a))
FORWARD(void, PQclear, (PGresult *a), (a))
FORWARD(ExecStatusType, PQresultStatus, (const PGresult *a), (a))
FORWARD(char *, PQresultErrorMessage, (const PGresult *a), (a))
FORWARD(char *, PQresultErrorField, (const PGresult *a, int b), (a, b))
FORWARD(int, PQntuples, (const PGresult *a), (a))
FORWARD(char *, PQcmdTuples, (PGresult *a), (a))
FORWARD(char *, PQgetvalue, (const PGresult *a, int b, int c), (a, b, c))
FORWARD(int, PQgetlength, (const PGresult *a, int b, int c), (a, b, c))
FORWARD(int, PQgetisnull, (const PGresult *a, int b, int c), (a, b, c))
