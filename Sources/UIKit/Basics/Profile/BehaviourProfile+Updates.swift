/// The update cycle, by release.
extension BehaviourProfile {
    /// True if views and controllers update their properties before their first layout.
    ///
    /// Provenance: documented — `updateProperties()` since iOS 26: Apple's documentation.
    var updatesProperties: Bool { value(false, iOS26: true) }

    /// True if reads of observable objects in updates are tracked.
    ///
    /// Provenance: documented — automatic observation tracking since iOS 26: Apple's documentation; since iOS 18 where an
    /// app's information asks for it, which isn't heeded.
    var tracksObservation: Bool { value(false, iOS26: true) }
}
