// LarderAsyncHTTP
