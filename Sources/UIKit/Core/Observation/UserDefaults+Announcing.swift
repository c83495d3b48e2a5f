/// Settings that announce their changes: to observers of their keys, and by a notification.
///
/// Foundation's for Linux announce nothing. Those that are observed become objects of a subclass that does, from then on; all
/// of Foundation's setters come down to the two that it overrides. An app's own subclass stays what it is.
///
/// Source: Apple's documentation of `UserDefaults.didChangeNotification`, and of key-value observing of settings.
private final class AnnouncingDefaults: UserDefaults {
    override func set(_ value: Any?, forKey key: String) { announcing { super.set(value, forKey: key) } }
    override func removeObject(forKey key: String) { announcing { super.removeObject(forKey: key) } }
    override func register(defaults: [String: Any]) {
        super.register(defaults: defaults)
        post()
    }

    /// Observers are called on the main thread: at once if the change is made there, and soon after one of another thread.
    private func announcing(_ change: () -> Void) {
        if Thread.isMainThread {
            observedChange(of: self, change)
            return post()
        }
        nonisolated(unsafe) let (before, settings) = (ObservedValues.shared.values(of: self), self)
        change()
        post()
        DispatchQueue.main.async { ObservedValues.shared.notify(before, of: settings) }
    }

    private func post() { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self) }
}

extension UserDefaults: AnnouncedOnDemand, KeyObservable {
    func announceChanges() {
        if type(of: self) == UserDefaults.self { object_setClass(self, AnnouncingDefaults.self) }
    }

    func observableValue(forKey key: String) -> Any?? { .some(object(forKey: key)) }

    /// The name of the notification of a change, where an app asks for it: from then on the standard settings post it.
    ///
    /// The modules that the source adapter writes have it in place of Foundation's.
    nonisolated public static var _announcedChangeNotification: Notification.Name {
        standard.announceChanges()
        return didChangeNotification
    }
}
