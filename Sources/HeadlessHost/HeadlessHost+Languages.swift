import UIKit

extension HeadlessHost {
    /// The reader's languages, the most wanted first: documents that are loaded from now on take their texts in the
    /// first one that their bundle has. Where there are none, Foundation chooses.
    public var languages: [String] {
        get { DocumentStrings.languages }
        set { DocumentStrings.languages = newValue }
    }
}
