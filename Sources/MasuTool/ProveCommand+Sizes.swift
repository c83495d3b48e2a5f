import ApplicationCommand
import CairoRenderer
import Explanations
import Foundation
import ImageCoding
import UIKit

/// `masu prove --sizes`: all sizes of a rectangle, in all text sizes and both directions or in those that are named.
extension ProveCommand {
    /// The subject of a proof: a screen of the program's, or a tree of a document.
    enum SizedSubject {
        case screen(MasuTool.Screen)
        case document(CanvasOptions)
    }

    /// A rectangle of sizes, as `280x280...1366x1366`; `all` is that one.
    static func sizes(_ text: String) throws -> ConvexPolygon {
        do {
            return try SizeRectangle.polygon(text, of: "masu prove: --sizes")
        } catch {
            throw UsageError(error.description)
        }
    }

    /// Text sizes, as `L,AX1` or `all`, in both directions.
    static func surroundings(_ text: String) throws -> [ProofSurroundings] {
        if text == "all" { return ProofSurroundings.all }
        let sizes = try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let size = UIContentSizeCategory(shortName: String(name)) else {
                let known = UIContentSizeCategory.shortNames.joined(separator: ", ")
                throw UsageError("masu prove: there is no text size \(name). Sizes: \(known)")
            }
            return size
        }
        return ProofSurroundings.all.filter { sizes.contains($0.contentSize) }
    }

    /// Prints what was proven, what fails and what isn't proven; 1 where anything is.
    static func prove(
        _ subject: SizedSubject, _ sizes: ConvexPolygon, in surroundings: [ProofSurroundings], picture: String?
    ) throws -> Int32 {
        let proof =
            switch subject {
            case .screen(let screen): ScreenProof.prove(sizes, in: surroundings) { screen.make() }
            case .document(let options): try prove(options, sizes, in: surroundings)
            }
        for line in proof.lines { print(line) }
        guard let (entry, fault) = proof.worst else { return proof.isProven ? 0 : 1 }
        if let picture { try draw(subject, entry, fault, to: picture) }
        return 1
    }

    private static func prove(
        _ options: CanvasOptions, _ sizes: ConvexPolygon, in surroundings: [ProofSurroundings]
    ) throws -> ScreenProof {
        // Contradictions are faults of the proof; UIKit's own words about them would be said at each size.
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = log }
        var proof = ScreenProof()
        var intended: Set<[String]>?
        for place in surroundings {
            let layout = try options.under(place).layout()
            let isCell = layout.root is UITableViewCell
            let subject = LayoutProof(of: layout.root, isSelfSizing: isCell)
            if intended == nil { intended = subject.presentState.overlapping }
            let (low, high) = (sizes.bounds.low, sizes.bounds.high)
            let part =
                isCell
                ? SizeProof(subject.prove(low.x...high.x, design: Double(layout.root.bounds.width)), over: sizes)
                : subject.prove(sizes, intended: intended ?? [])
            proof.add([(options.document, nil, part)], place)
        }
        return proof
    }

    /// The subject at the size that shows a fault, with what fails on red.
    private static func draw(
        _ subject: SizedSubject, _ entry: ScreenProof.Entry, _ fault: SizeFault, to file: String
    ) throws {
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = log }
        let size = CGSize(width: fault.size.x, height: fault.size.y)
        let view: UIView
        let place = entry.surroundings
        let (screen, kept) = (UIScreen.main, UIScreen.main.overridingTraits)
        defer { screen.overridingTraits = kept }
        switch subject {
        case .screen(let made):
            screen.overridingTraits = UITraitCollection(traitsFrom: [kept, place.traits])
            let window = UIWindow(frame: screen.sceneBounds)
            window.rootViewController = made.make()
            window.makeKeyAndVisible()
            UIApplication.shared.show(window, at: size, on: screen.device)
            view = window
        case .document(let options):
            view = try options.under(place).layout().root
            view.frame.size = size
            view.layoutIfNeeded()
        }
        if let row = entry.row {
            view.firstTable?.scrollToRow(at: row, at: .none, animated: false)
            if view.firstTable == nil { view.firstCollection?.scrollToItem(at: row, at: [], animated: false) }
            UIApplication.shared.commit()
        }
        let row = entry.row.flatMap { path -> UIView? in
            view.firstTable.map { $0.cellForRow(at: path) } ?? view.firstCollection?.cellForItem(at: path)
        }
        for name in [fault.subject, fault.other].compactMap({ $0 }) {
            for failing in (row ?? view).views(named: name) where failing !== view {
                failing.backgroundColor = UIColor.systemRed.withAlphaComponent(0.2)
            }
        }
        if view.backgroundColor == nil || view.backgroundColor == .clear { view.backgroundColor = .systemBackground }
        let bitmap = try CairoRenderer().render(
            view.displayList(), size: view.bounds.size, scale: Double(screen.scale), background: nil)
        try Data(try ImageEncoder().png(bitmap)).write(to: URL(fileURLWithPath: file))
    }
}

extension CanvasOptions {
    fileprivate func under(_ place: ProofSurroundings) -> CanvasOptions {
        var options = self
        options.settings.contentSize = place.contentSize
        options.settings.isRightToLeft = place.isRightToLeft
        return options
    }
}

extension ScreenProof {
    /// The fault with the most sizes.
    fileprivate var worst: (entry: Entry, fault: SizeFault)? {
        entries.flatMap { entry in entry.proof.faults.map { (entry, $0) } }.max { $0.1.area < $1.1.area }
    }
}
