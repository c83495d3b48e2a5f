import Foundation
import UIKit

extension ApplicationHost {
    /// Sets the variables of the environment that the app's list gives it, which are those of its scheme in Xcode; the person's own
    /// take precedence.
    static func prepare(_ information: [String: Any]) {
        let variables = information["LSEnvironment"] as? [String: String] ?? [:]
        for (name, value) in variables { setenv(name, value, 0) }
    }
}
