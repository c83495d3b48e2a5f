package import Explanations

/// The text size and the direction in which a screen is proven.
package struct ProofSurroundings: Hashable, Sendable {
    package var contentSize: UIContentSizeCategory
    package var isRightToLeft: Bool

    package init(contentSize: UIContentSizeCategory, isRightToLeft: Bool) {
        self.contentSize = contentSize
        self.isRightToLeft = isRightToLeft
    }

    /// All text sizes in both directions, the standard one first: what overlaps there does so by design.
    package static var all: [ProofSurroundings] {
        let sizes = [.large] + UIContentSizeCategory.ordered.filter { $0 != .large }
        return [false, true].flatMap { isRightToLeft in
            sizes.map { ProofSurroundings(contentSize: $0, isRightToLeft: isRightToLeft) }
        }
    }

    package var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: contentSize),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        ])
    }
}

/// Proofs of one screen over all sizes, in several surroundings.
package struct ScreenProof: Sendable {
    /// The proof of one view in one surrounding.
    package struct Entry: Sendable {
        package var subject: String
        /// The row that it is about; nil for a whole screen.
        package var row: IndexPath?
        package var surroundings: ProofSurroundings
        package var proof: SizeProof
        /// The views that code places otherwise than constraints say, at the sizes that were looked at.
        package var strays: [String] = []
    }

    package var entries: [Entry] = []

    package init() {}

    /// Proves a screen that is made anew for each surrounding, and shown in a scene of each kind of size classes.
    ///
    /// A table is proven by its visible rows and a collection view by its visible items, at all widths and whatever the
    /// height; any other screen as a whole. The screen's device and traits are as before when it returns.
    @MainActor package static func prove(
        _ sizes: ConvexPolygon, in surroundings: [ProofSurroundings], _ make: () throws -> UIViewController
    ) rethrows -> ScreenProof {
        let screen = UIScreen.main
        let (device, traits) = (screen.device, screen.overridingTraits)
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer {
            UIKitLog.handler = log
            screen.overridingTraits = traits
            screen.device = device
        }
        var result = ScreenProof()
        var meant: MeantOverlaps?
        for place in surroundings {
            screen.overridingTraits = UITraitCollection(traitsFrom: [traits, place.traits])
            screen.device = device
            let window = UIWindow(frame: screen.sceneBounds)
            window.rootViewController = try make()
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            UIApplication.shared.commit()
            result.prove(window, sizes, in: place, on: device, meant: &meant)
        }
        return result
    }

    /// Proves what a window shows, in the text size and direction that it has. The window has its size again when it returns.
    @MainActor package static func prove(_ sizes: ConvexPolygon, of window: UIWindow) -> ScreenProof {
        let device = UIScreen.main.device
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer {
            UIApplication.shared.resizeScenes(to: device, and: window, isInteractive: false)
            UIApplication.shared.commit()
            UIKitLog.handler = log
        }
        let traits = window.traitCollection
        let place = ProofSurroundings(
            contentSize: traits.preferredContentSizeCategory, isRightToLeft: traits.layoutDirection == .rightToLeft)
        var result = ScreenProof()
        var meant: MeantOverlaps?
        result.prove(window, sizes, in: place, on: device, meant: &meant)
        return result
    }

    /// Proves a shown window piece by piece, each in a scene of its size classes and margins.
    ///
    /// - Parameter meant: what overlaps by design: what does so first, where nothing is known yet.
    @MainActor private mutating func prove(
        _ window: UIWindow, _ sizes: ConvexPolygon, in place: ProofSurroundings, on device: DeviceProfile,
        meant: inout MeantOverlaps?
    ) {
        let rows = window.firstTable
        let items = window.firstCollection
        var known = meant ?? MeantOverlaps(window)
        known.note(window)
        meant = known
        for piece in sizes.parts(by: device.layoutBorders.map { PlaneFunction(value: $0, slope: $1) }) {
            let middle = piece.middle
            UIApplication.shared.show(window, at: CGSize(width: middle.x, height: middle.y), on: device)
            if let rows {
                add(rows.proofsOfVisibleRows(over: piece, known), place)
            } else if let items {
                add(items.proofsOfVisibleItems(over: piece, known, on: device, window), place)
            } else {
                let proof = LayoutProof(of: window, isSelfSizing: false)
                let strays = proof.strays(
                    at: piece.corners.map { middle + ($0 - middle) * 0.999 } + [middle], device, window)
                add([("the screen", nil, proof.prove(piece, intended: known.inWindow))], place, strays)
            }
        }
    }

    /// Joins proofs of the same subject in the same surroundings, which cover other sizes.
    package mutating func add(
        _ proofs: [(subject: String, row: IndexPath?, proof: SizeProof)], _ place: ProofSurroundings,
        _ strays: [String] = []
    ) {
        for (subject, row, proof) in proofs {
            if let index = entries.lastIndex(where: { $0.subject == subject && $0.surroundings == place }) {
                entries[index].proof.join(proof)
                entries[index].strays += strays.filter { !entries[index].strays.contains($0) }
            } else {
                entries.append(Entry(subject: subject, row: row, surroundings: place, proof: proof, strays: strays))
            }
        }
    }
}

extension UIView {
    /// The table that is found first, from the outside to the inside.
    package var firstTable: UITableView? {
        (self as? UITableView) ?? subviews.lazy.compactMap(\.firstTable).first
    }
}

extension UITableView {
    /// A proof for each visible row's content over the widths of a polygon, whatever the height.
    fileprivate func proofsOfVisibleRows(over sizes: ConvexPolygon, _ meant: MeantOverlaps) -> [(
        subject: String, row: IndexPath?, proof: SizeProof
    )] {
        let (low, high) = (sizes.bounds.low, sizes.bounds.high)
        return proofsOfVisibleRows(low.x...high.x, meant).map {
            ("row \($0.row.row) of section \($0.row.section)", $0.row, SizeProof($0.proof, over: sizes))
        }
    }
}

extension UICollectionView {
    /// A proof for each visible item's content over the sizes of a polygon.
    fileprivate func proofsOfVisibleItems(
        over sizes: ConvexPolygon, _ meant: MeantOverlaps, on device: DeviceProfile, _ window: UIWindow
    ) -> [(subject: String, row: IndexPath?, proof: SizeProof)] {
        let items = CollectionProof(self, over: sizes, meant: meant) { size in
            UIApplication.shared.show(window, at: CGSize(width: size.x, height: size.y), on: device)
        }
        return items.proofs().map { ("item \($0.item.item) of section \($0.item.section)", $0.item, $0.proof) }
    }
}
