/// The state of a subscriber's connection to its publisher.
enum Connection {
    case awaiting
    case connected(any Subscription)
    case ended

    var subscription: (any Subscription)? {
        if case .connected(let subscription) = self { return subscription }
        return nil
    }
}

extension Guarded where Value == Connection {
    convenience init() { self.init(.awaiting) }

    /// Keeps a subscription. False where one was there before or the connection ended: then it was cancelled.
    func connect(_ subscription: any Subscription) -> Bool {
        let isFirst = use { connection in
            guard case .awaiting = connection else { return false }
            connection = .connected(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends the connection and returns the subscription that it had.
    @discardableResult
    func end() -> (any Subscription)? {
        use { connection in
            defer { connection = .ended }
            return connection.subscription
        }
    }

    /// Ends the connection, and cancels the subscription that it had.
    func cancel() { end()?.cancel() }

    func request(_ demand: Subscribers.Demand) { current.subscription?.request(demand) }

    var isConnected: Bool { current.subscription != nil }
}
