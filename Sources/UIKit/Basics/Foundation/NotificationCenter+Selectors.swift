extension NotificationCenter {
    /// Calls a method for each notification of a name, or of all names for nil, from one object or from all.
    ///
    /// The observer is an object or a class. It isn't retained, and a deallocated one isn't called. Observers of one name
    /// are called in the order of registration. Methods run on the main thread: notifications posted elsewhere are
    /// delivered in the main queue's next pass.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        SelectorObservers.shared.add(
            SelectorObservers.Observation(
                observer: ClassObject.object(of: observer), selector: selector, object: object.map { $0 as AnyObject }),
            to: self, name: name)
    }

    /// Ends all of an observer's observations in this centre.
    public func removeObserver(_ observer: AnyObject) {
        endObservations(of: observer)
        removeObserver(observer as Any)
    }

    /// The same for a class that observes by its own methods.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer.Type) {
        endObservations(of: ClassObject.object(of: observer))
    }

    /// Ends an observer's observations of a name and an object; nil means all.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        endObservations(of: observer, name: name, object: object)
        removeObserver(observer as Any, name: name, object: object)
    }

    /// The same for a class that observes by its own methods.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer.Type, name: NSNotification.Name?, object: Any?
    ) {
        endObservations(of: ClassObject.object(of: observer), name: name, object: object)
    }

    private func endObservations(of observer: AnyObject, name: NSNotification.Name? = nil, object: Any? = nil) {
        let sender = object.map { $0 as AnyObject }
        SelectorObservers.shared.remove(observer, from: self, name: name) { sender == nil || $0 === sender }
    }
}

/// Methods that observe notifications.
///
/// Foundation calls its observers in no defined order; here each centre has one observer a name, which calls the
/// methods in order of registration. Callable from any thread, since `deinit` removes observers.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    struct Observation {
        weak var observer: AnyObject?
        /// Identifies the observer, even after its deallocation.
        let id: ObjectIdentifier
        let selector: Selector
        weak var object: AnyObject?
        let hasObject: Bool

        init(observer: AnyObject, selector: Selector, object: AnyObject?) {
            self.observer = observer
            id = ObjectIdentifier(observer)
            self.selector = selector
            self.object = object
            hasObject = object != nil
        }
    }

    private struct Key: Hashable {
        let center: ObjectIdentifier
        let name: NSNotification.Name?
    }

    private struct Group {
        /// Weak, since a new centre may be allocated at the address of a deallocated one.
        weak var center: NotificationCenter?
        let token: any NSObjectProtocol
        var observations: [Observation]
    }

    private let lock = NSLock()
    private var groups: [Key: Group] = [:]

    func add(_ observation: Observation, to center: NotificationCenter, name: NSNotification.Name?) {
        let key = Key(center: ObjectIdentifier(center), name: name)
        lock.withLock {
            if groups[key]?.center !== center {
                groups = groups.filter { $0.value.center != nil }
                let token = center.addObserver(forName: name, object: nil, queue: nil) { [unowned self] in
                    post($0, to: key)
                }
                groups[key] = Group(center: center, token: token, observations: [])
            }
            groups[key]?.observations.removeAll { $0.observer == nil }
            groups[key]?.observations.append(observation)
        }
    }

    func remove(
        _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name? = nil,
        where isMeant: (AnyObject?) -> Bool
    ) {
        let id = ObjectIdentifier(observer)
        let ended: [any NSObjectProtocol] = lock.withLock {
            var tokens: [any NSObjectProtocol] = []
            for key in Array(groups.keys) {
                guard key.center == ObjectIdentifier(center), name == nil || key.name == name else { continue }
                groups[key]?.observations.removeAll { $0.id == id && isMeant($0.object) }
                if let group = groups[key], group.observations.isEmpty {
                    tokens.append(group.token)
                    groups[key] = nil
                }
            }
            return tokens
        }
        for token in ended { center.removeObserver(token as Any) }
    }

    private func post(_ notification: Notification, to key: Key) {
        let observations = lock.withLock { groups[key]?.observations ?? [] }
        let sender = notification.object.map { $0 as AnyObject }
        let called = observations.filter { !$0.hasObject || ($0.object != nil && $0.object === sender) }
        guard !called.isEmpty else { return }
        let call = Call(notification: notification, observations: called)
        if Thread.isMainThread {
            MainActor.assumeIsolated { call.send() }
        } else {
            DispatchQueue.main.async { call.send() }
        }
    }

    /// A call that moves to the main thread as a whole.
    private struct Call: @unchecked Sendable {
        let notification: Notification
        let observations: [Observation]

        @MainActor func send() {
            for observation in observations {
                guard let observer = observation.observer else { continue }
                observation.selector.send(to: observer, sender: notification)
            }
        }
    }
}
