import Foundation

extension NotificationCenter {
    /// A publisher of notifications of a name, from one object or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. They are received in the call that posts them; those that come without a demand
    /// are lost.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(center, name, object, subscriber))
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, Described,
    @unchecked Sendable
where Downstream.Input == Notification {
    private let demand = Guarded(Subscribers.Demand.none)
    private let observer = Guarded<(any NSObjectProtocol)?>(nil)
    private let center: NotificationCenter

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?, _ downstream: Downstream) {
        self.center = center
        nonisolated(unsafe) let downstream = downstream
        let demand = demand
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            let isWanted = demand.use { demand in
                guard demand > .none else { return false }
                demand -= 1
                return true
            }
            guard isWanted else { return }
            let more = downstream.receive(notification)
            demand.use { $0 += more }
        }
        _ = observer.exchange(token)
    }

    func request(_ more: Subscribers.Demand) { demand.use { $0 += more } }

    func cancel() {
        if let token = observer.exchange(nil) { center.removeObserver(token) }
    }

    var description: String { "NotificationCenter Observer" }
}
