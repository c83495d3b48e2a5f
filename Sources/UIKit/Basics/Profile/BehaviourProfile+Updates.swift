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

    /// True if reads of observable objects in section providers of compositional layouts are tracked too.
    ///
    /// Provenance: documented — section providers tracked since iOS 27: Apple's session 278 of 2026.
    var tracksSectionProviders: Bool { value(false, iOS27: true) }
}
