/* The commit that the program was built from, or an empty text. A module of its own, so that another commit compiles
   nothing but this. */
extern const char *const larder_commit;
