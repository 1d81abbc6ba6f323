#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Outbox {
    /// What is being sent.
    struct Sending: Sendable {
        var schedule: OutboxSchedule
        /// How many callers want the outbox to send.
        var senders = 0
        /// How many searches for lanes are running.
        var scans = 0
        var inTheAir: [Key: Task<Result<Void, any Error>, Never>] = [:]
        /// The writes that were accepted, but are still in the storage.
        var delivered: Set<String> = []
        /// How many writes were given up here.
        var dropped = 0
        /// How often in a row the storage has failed in a lane.
        var failures: [Key: Int] = [:]
        /// Whether the device was last seen offline, and when it came back.
        var isOffline = false
        var returned: Duration?
        var connectivity: Task<Void, Never>?
        var timer: (due: Duration, task: Task<Void, Never>)?
        var waiters: [Int: Waiter] = [:]
        var nextWaiter = 0

        /// Somebody who waits until a lane, or all of them, rest.
        struct Waiter: Sendable {
            var lane: Key?
            var turn: CheckedContinuation<Void, any Error>
        }

        func isIdle(_ lane: Key?) -> Bool {
            lane.map(schedule.isIdle) ?? (schedule.isIdle && scans == 0)
        }
    }

    // MARK: - Starting and stopping

    /// Sends what is waiting, and what is enqueued from now on, for as long as the token is kept.
    ///
    /// Nobody has to watch. When the token ends, sends in progress are cancelled; they are repeated the next
    /// time, under the same identity.
    public func start() -> ObservationToken {
        begin()
        scanSoon()
        let isSending: @Sendable () -> Bool = { [weak self] in
            self?.sending.withLock { $0.senders > 0 } ?? false
        }
        environment.untilDone(while: isSending) { [weak self] _ in
            try await self?.follow()
            // What others enqueued before that was not heard.
            self?.scanSoon()
        }
        return ObservationToken { self.end() }
    }

    /// Sends everything that can be sent now, and returns when nothing is left but what waits for the
    /// connection, for its next attempt, for another process or for a person.
    ///
    /// For programs that do not keep the outbox started. So writes may still wait when it returns, such as all of them offline:
    /// ``counts()`` says how many. Throws if the storage cannot be read.
    public func drain() async throws { try await drain(nil) }

    /// Does that for one lane, or for all of them.
    func drain(_ lane: Key?) async throws {
        begin()
        defer { end() }
        noticeConnection()
        if let lane { visit([lane]) } else { try await scan() }
        try await idle(lane)
    }

    private func begin() {
        let statuses = environment.connectivity.statuses()
        sending.withLock { state in
            state.senders += 1
            guard state.connectivity == nil else { return }
            state.connectivity = environment.task { [weak self] in
                for await _ in statuses {
                    guard let self else { return }
                    self.noticeConnection()
                }
            }
        }
    }

    private func end() {
        sending.withLock { state in
            state.senders -= 1
            guard state.senders == 0 else { return }
            state.connectivity?.cancel()
            state.connectivity = nil
            state.timer?.task.cancel()
            state.timer = nil
            state.schedule.stop()
            for send in state.inTheAir.sorted(by: { $0.key < $1.key }) { send.value.cancel() }
        }
    }

    private var isOffline: Bool { environment.connectivity.status == .offline }

    /// Makes the lanes ready that waited for the connection, if it is back.
    private func noticeConnection() {
        let isOffline = isOffline
        let isBack = sending.withLock { state in
            defer { state.isOffline = isOffline }
            guard state.isOffline, !isOffline else { return false }
            state.returned = elapsed()
            state.schedule.visitResting()
            // What is running may have seen that it was offline.
            state.schedule.visitRunning()
            return true
        }
        if isBack { run() }
    }

    /// Waits until nothing is running or ready.
    private func idle(_ lane: Key?) async throws {
        let id = sending.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                let result: Result<Void, any Error>? = sending.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if state.isIdle(lane) { return .success(()) }
                    state.waiters[id] = Sending.Waiter(lane: lane, turn: waiter)
                    return nil
                }
                if let result { waiter.resume(with: result) }
            }
        } onCancel: {
            sending.withLock { $0.waiters.removeValue(forKey: id) }?.turn
                .resume(throwing: CancellationError())
        }
    }

    private func tellIdle() {
        let waiters = sending.withLock { state in
            let done = state.waiters.filter { state.isIdle($0.value.lane) }
            for id in done.keys { state.waiters[id] = nil }
            return done.sorted { $0.key < $1.key }.map(\.value.turn)
        }
        for waiter in waiters { waiter.resume() }
    }

    // MARK: - Choosing what to send

    /// Makes lanes ready, and starts what may run.
    package func visit(_ lanes: [Key]) {
        guard destination != nil, !lanes.isEmpty else { return }
        sending.withLock { state in
            guard state.senders > 0 else { return }
            for lane in lanes { state.schedule.visit(lane) }
        }
        run()
    }

    /// Finds all lanes with waiting writes.
    private func scan() async throws {
        sending.withLock { $0.scans += 1 }
        defer {
            sending.withLock { $0.scans -= 1 }
            tellIdle()
        }
        visit(try await waitingLanes())
    }

    /// Finds all lanes with waiting writes soon, and for as long as that fails, again later.
    func scanSoon() {
        environment.task { [weak self, clock = environment.clock] in
            var failures = 0
            while let isSending = self?.sending.withLock({ $0.senders > 0 }), isSending {
                if (try? await self?.scan()) != nil { return }
                failures += 1
                let pause = Duration.backoff(after: failures)
                guard (try? await clock.sleep(for: pause)) != nil else { return }
            }
        }
    }

    /// Returns the lanes that have waiting writes.
    package func waitingLanes() async throws -> [Key] {
        var lanes: [Key] = []
        var after: Key?
        while true {
            let page = try await storage.summaries(under: keys.waiting, after: after, limit: 1_000)
            for entry in page {
                guard let lane = keys.lane(of: entry.key), lane != lanes.last else { continue }
                lanes.append(lane)
            }
            guard page.count == 1_000, let last = lanes.last else { return lanes }
            // A lane may have more than a page.
            after = keys.after(last)
        }
    }

    /// Starts lanes until as many run as may.
    private func run() {
        while let lane = sending.withLock({ state in
            state.senders > 0 ? state.schedule.start() : nil
        }) {
            environment.task { [self] in
                var session = OutboxSession(self, lane)
                let rest = await session.run()
                let (date, now) = (environment.now(), elapsed())
                sending.withLock { state in
                    state.schedule.end(lane, rest, at: date, now)
                    if state.senders == 0 { state.schedule.stop() }
                }
                // The connection may have returned before the lane began to wait for it.
                if rest == .offline { noticeConnection() }
                run()
                setTimer()
                tellIdle()
            }
        }
        tellIdle()
    }

    /// Wakes up when the first resting lane is due.
    private func setTimer() {
        let now = elapsed()
        sending.withLock { state in
            guard state.senders > 0, let due = state.schedule.firstDue else { return }
            if let timer = state.timer, timer.due <= due { return }
            state.timer?.task.cancel()
            let sleep = environment.clock.sleep(after: max(.zero, due - now))
            let task = environment.task { [weak self] in
                guard (try? await sleep()) != nil else { return }
                self?.timerIsUp(due)
            }
            state.timer = (due, task)
        }
    }

    private func timerIsUp(_ due: Duration) {
        sending.withLock { state in
            state.timer = nil
            state.schedule.visitResting(dueAt: max(due, elapsed()))
        }
        run()
        setTimer()
    }
}

extension Clock<Duration> {
    /// Returns a sleep that ends a duration from now, whenever it begins.
    fileprivate func sleep(after pause: Duration) -> @Sendable () async throws -> Void {
        let deadline = now.advanced(by: pause)
        return { try await self.sleep(until: deadline, tolerance: nil) }
    }
}
