import UIKit

extension HeadlessHost {
    /// The user's preferred languages, the most wanted first: documents that are loaded from now on use the first one
    /// that their bundle has. If there are none, Foundation chooses.
    public var languages: [String] {
        get { DocumentStrings.languages }
        set { DocumentStrings.languages = newValue }
    }
}
