// The C library of Apple systems, as far as its names differ from those of Linux.
@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51
public let SOCK_STREAM: Int32 = 1
public let RLIMIT_NOFILE: Int32 = 8

extension stat {
    public var st_mtimespec: timespec { timespec() }
    public var st_ctimespec: timespec { timespec() }
}
