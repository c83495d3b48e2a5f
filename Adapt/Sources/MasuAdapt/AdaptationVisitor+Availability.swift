internal import SwiftSyntax

/// Questions for the version of iOS, and what the system's Foundation doesn't let be set: on Linux the compiler says that every version is available, so the adapted source
/// asks for the release that the host follows.
extension AdaptationVisitor {
    /// `#available(iOS 15.2, *)` becomes `_systemIsAtLeast(15, 2)`, and `#unavailable` its opposite.
    ///
    /// A condition that doesn't speak of iOS stays: it holds by its asterisk. So does one in a file without UIKit, which
    /// can't see the function, and one that holds on every release that the module runs on: the compiler takes it for granted,
    /// and a function may end without a result for where it doesn't hold.
    func askForRelease(_ node: AvailabilityConditionSyntax) {
        guard importsUIKit else { return }
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
                let version = restriction.version.flatMap({ ReleaseNumber($0.trimmedDescription) })
            else { continue }
            if let minimumRelease, version <= minimumRelease { return }
            let isOpposite = node.availabilityKeyword.text == "#unavailable"
            replace(node, with: "\(isOpposite ? "!" : "")_systemIsAtLeast(\(version.major), \(version.minor))")
            return
        }
    }

    /// `configuration.waitsForConnectivity = true`: Foundation on Linux has it only to be read.
    func renameWaiting(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "waitsForConnectivity", let base = node.base, isAssigned(node),
            base.trimmedDescription != "self"
        else { return }
        replace(node.declName.baseName, with: "_waitsForConnectivity")
        usesAdditions = true
    }

    /// The version that Foundation's process states is the kernel's on Linux.
    func renameSystemVersion(_ node: MemberAccessExprSyntax) {
        let names = [
            "operatingSystemVersion": "_followedSystemVersion",
            "operatingSystemVersionString": "_followedSystemVersionString",
            "isOperatingSystemAtLeast": "_followsSystemAtLeast",
        ]
        guard importsUIKit, let name = names[node.declName.baseName.text], let base = node.base?.trimmedDescription,
            base == "processInfo" || base.hasSuffix(".processInfo") || base == "ProcessInfo()"
        else { return }
        replace(node.declName.baseName, with: name)
    }
}
