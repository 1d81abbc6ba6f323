import Larder
import LarderMutations

/// Processes that share a disk and a server, on one thread under a seed: what the runs of an outbox and of
/// optimistic changes have in common.
struct SimulatedProcesses<Subject: SimulatedSubject> {
    /// One process: what it works with, and what ends with it.
    struct Process {
        let number: Int
        let subject: Subject
        let life: Life
        let connectivity: ConnectivitySwitch
        var sending: ObservationToken?
        var watching: ObservationToken?
        var drains: [Task<Void, Never>] = []

        mutating func send() { if sending == nil { sending = subject.start() } }
    }

    let executor: SeededExecutor
    let clock: ManualClock
    let disk: SimulatedDisk
    let line: FaultyLine
    let log: any RunLog
    var random: SeededRandom
    var all: [Process] = []

    init(
        seed: UInt64, storage: StorageFaults, line: FaultyLine, clock: ManualClock,
        log: any RunLog, onCommit: @escaping @Sendable (SimulatedCommit) -> Void = { _ in }
    ) {
        executor = SeededExecutor(seed: seed &+ 11)
        disk = SimulatedDisk(seed: seed &+ 22, faults: storage, onCommit: onCommit)
        random = SeededRandom(seed: seed &+ 44)
        (self.clock, self.line, self.log) = (clock, line, log)
    }

    /// Makes a process.
    func process(
        _ number: Int, _ make: (Life, MortalStorage, StoreEnvironment) -> Subject
    ) -> Process {
        let life = Life()
        let connectivity = ConnectivitySwitch(otherwise: .online)
        var environment = clock.environment(connectivity: connectivity)
        environment.executor = executor
        let storage = MortalStorage(SimulatedStorage(disk, durability: .precious), life)
        return Process(
            number: number, subject: make(life, storage, environment), life: life,
            connectivity: connectivity)
    }

    // MARK: - Running

    /// Lets one event happen; returns false if there is none.
    private mutating func move(answering: Bool) -> Bool {
        let (jobs, calls) = (executor.jobCount, disk.waiting)
        let answers = answering ? line.waiting : 0
        guard jobs + calls + answers > 0 else { return false }
        let choice = random.index(below: jobs + calls + answers)
        if choice < jobs {
            executor.runOne()
        } else if choice < jobs + calls {
            disk.letOneGo()
        } else {
            line.letOneGo()
        }
        return true
    }

    /// Lets events happen while the server seldom does anything.
    mutating func move(times: Int, slowness: Double) {
        for _ in 0..<times { guard move(answering: !random.hits(slowness)) else { return } }
    }

    /// Lets everything happen that is possible now.
    mutating func rest(answering: Bool = true) {
        for _ in 0..<40_000 { guard move(answering: answering) else { return } }
        log.fail("everything ends", "events without end")
    }

    /// Lets the time pass until something is due; returns false if nothing is.
    func passTime() -> Bool {
        guard let deadline = clock.nextDeadline else { return false }
        clock.advance(by: clock.now.duration(to: deadline))
        return true
    }

    /// Kills a process, and begins another in its place.
    mutating func kill(_ place: Int, _ make: (Int) -> Process) {
        log.cover("killed")
        all[place].life.end()
        for drain in all[place].drains { drain.cancel() }
        let another = make(place)
        all[place].sending?.cancel()
        all[place].watching?.cancel()
        all[place] = another
        all[place].send()
    }

    /// The number of the process at a place: one that was killed and the one in its place are different ones.
    func number(of place: Int) -> Int {
        place + log.tally { $0.coverage["killed", default: 0] } * 10
    }

    /// Does what a step does to a process as a whole.
    mutating func perform(_ step: MutationPlan.Step, _ make: (Int) -> Process) {
        switch step.operation {
        case .start: all[step.node].send()
        case .stop: all[step.node].sending = nil
        case .kill: kill(step.node, make)
        case .connect(let isOnline): all[step.node].connectivity.isOffline = !isOnline
        case .advance(let seconds): clock.advance(by: .seconds(seconds))
        default: break
        }
    }

    // MARK: - The end

    /// Ends all faults; everybody is online and sends.
    mutating func calmDown() {
        disk.faults = .none
        line.calmDown()
        for place in all.indices {
            all[place].connectivity.isOffline = false
            all[place].send()
        }
    }

    /// Lets time pass until nothing waits to be sent, and everybody has heard of that.
    mutating func waitUntilSent(_ count: @escaping @Sendable () async throws -> Int) {
        let left = Locked<Int?>(nil)
        var rounds = 0
        for _ in 0..<80 {
            rest()
            left.withLock { $0 = nil }
            executor.start {
                let count = try? await count()
                left.withLock { $0 = count }
            }
            rest()
            // Who lost the stream of changes follows again after a pause.
            if left.withLock({ $0 }) == 0 { rounds += 1 }
            guard rounds < 10, passTime() else { break }
        }
        if let left = left.withLock({ $0 }), left > 0 {
            log.fail("everything is sent", "\(left) mutations wait")
        }
    }

    /// Ends what the processes do; what waits to be tried again ends by itself, and lets go.
    mutating func end() {
        stop()
        for _ in 0..<40 {
            rest()
            guard passTime() else { return }
        }
    }

    /// Ends what the processes do.
    mutating func stop() {
        for place in all.indices {
            all[place].sending = nil
            all[place].watching = nil
            for drain in all[place].drains { drain.cancel() }
        }
    }

    /// Returns what is left when nobody holds the processes, to be checked for what still lives.
    var remains: Remains {
        Remains(
            executor: executor, log: log, subjects: all.map { WeakSubject(subject: $0.subject) })
    }

    struct WeakSubject { weak var subject: Subject? }

    struct Remains {
        let executor: SeededExecutor
        let log: any RunLog
        let subjects: [WeakSubject]

        /// Lets tasks end by themselves, and returns the result of the run.
        func run<Plan>(of plan: Plan) -> SimulationRun<Plan> {
            for _ in 0..<20_000 { guard executor.runOne() else { break } }
            let left = subjects.count { $0.subject != nil }
            if left > 0 { log.fail("nothing is kept alive", "\(left) processes") }
            return SimulationRun(plan, log)
        }
    }
}

/// What a simulated process works with: something that sends.
protocol SimulatedSubject: AnyObject, Sendable {
    func start() -> ObservationToken
}

extension OptimisticStore: SimulatedSubject {}
