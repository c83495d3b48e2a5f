/// The state of a subscriber's connection to its publisher.
struct Connection {
    enum Phase { case awaiting, connected, ended }

    private(set) var phase: Phase
    /// The publisher's subscription while it is connected. Beside the phase, which is asked for at each value and is read
    /// without a copy of this one.
    private(set) var subscription: (any Subscription)?

    static var awaiting: Connection { Connection(phase: .awaiting) }

    fileprivate mutating func begin(_ subscription: any Subscription) {
        phase = .connected
        self.subscription = subscription
    }

    fileprivate mutating func end() -> (any Subscription)? {
        let last = subscription
        phase = .ended
        subscription = nil
        return last
    }
}

extension Guarded where Value == Connection {
    convenience init() { self.init(.awaiting) }

    /// Keeps a subscription. False where one was there before or the connection ended: then it was cancelled.
    func connect(_ subscription: any Subscription) -> Bool {
        let isFirst = use { connection in
            guard connection.phase == .awaiting else { return false }
            connection.begin(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends the connection and returns the subscription that it had.
    @discardableResult
    func end() -> (any Subscription)? {
        use { $0.end() }
    }

    /// Ends the connection, and cancels the subscription that it had. A connection that still awaits its subscription
    /// stays as it is: nobody has a subscription yet by which to cancel it.
    func cancel() {
        let subscription = use { connection -> (any Subscription)? in
            connection.phase == .connected ? connection.end() : nil
        }
        subscription?.cancel()
    }

    /// Ends the connection, and cancels the subscription that it has or is still going to receive.
    func close() { end()?.cancel() }

    func request(_ demand: Subscribers.Demand) { current.subscription?.request(demand) }

    var isAwaiting: Bool { use { $0.phase == .awaiting } }

    var isConnected: Bool { use { $0.phase == .connected } }
}
