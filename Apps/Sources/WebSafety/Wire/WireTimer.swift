import NIOCore

/// The one time limit of a connection; it moves far more often than it expires.
///
/// Moving it costs a look at the clock; a task is scheduled only if none fires early enough.
struct WireTimer {
    /// Whether the limit is that of a partly received head.
    var isReadingHead = false

    private var alarm: Alarm?

    /// Restarts the limit; `expired` is called on the event loop when it has passed.
    mutating func set(
        _ limit: Duration, _ context: ChannelHandlerContext, _ expired: @escaping () -> Void
    ) {
        let deadline = NIODeadline.now() + TimeAmount(limit)
        let alarm = alarm ?? Alarm(expired)
        self.alarm = alarm
        alarm.deadline = deadline
        alarm.ensure(context.eventLoop)
    }

    /// Cancels the limit.
    mutating func clear() { alarm?.deadline = nil }

    /// Cancels the limit for good.
    mutating func stop() {
        alarm?.stop()
        alarm = nil
    }
}

/// The scheduled part of a ``WireTimer``; used only on its event loop.
private final class Alarm {
    var deadline: NIODeadline?
    private var task: Scheduled<Void>?
    private var firesAt = NIODeadline.distantFuture
    private var expired: (() -> Void)?

    init(_ expired: @escaping () -> Void) { self.expired = expired }

    func ensure(_ loop: any EventLoop) {
        guard let deadline, task == nil || firesAt > deadline else { return }
        task?.cancel()
        firesAt = deadline
        task = loop.assumeIsolated().scheduleTask(deadline: deadline) { self.fire(loop) }
    }

    func stop() {
        task?.cancel()
        task = nil
        deadline = nil
        expired = nil
    }

    private func fire(_ loop: any EventLoop) {
        task = nil
        guard let deadline else { return }
        if NIODeadline.now() < deadline {
            ensure(loop)
        } else {
            self.deadline = nil
            expired?()
        }
    }
}
