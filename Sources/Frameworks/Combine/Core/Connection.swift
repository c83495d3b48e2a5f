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

    /// Ends the connection, and cancels the subscription that it had. A connection that still awaits its subscription
    /// stays as it is: nobody has a subscription yet by which to cancel it.
    func cancel() {
        let subscription = use { connection -> (any Subscription)? in
            guard case .connected(let subscription) = connection else { return nil }
            connection = .ended
            return subscription
        }
        subscription?.cancel()
    }

    /// Ends the connection, and cancels the subscription that it has or is still going to receive.
    func close() { end()?.cancel() }

    func request(_ demand: Subscribers.Demand) { current.subscription?.request(demand) }

    var isAwaiting: Bool {
        if case .awaiting = current { return true }
        return false
    }

    var isConnected: Bool { current.subscription != nil }
}
