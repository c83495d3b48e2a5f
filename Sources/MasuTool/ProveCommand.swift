import ApplicationCommand
import CairoRenderer
import Explanations
import Foundation
import ImageCoding
import UIKit

/// `masu prove`: whether a document's tree, or a screen's rows, are in order at every width of a range, or at every size.
@MainActor enum ProveCommand {
    /// Something to be proven at all widths.
    private struct Subject {
        var name: String
        var view: UIView
        var proof: RangeProof
        /// The difference between the proof's widths and the view's.
        var beside: CGFloat = 0
        var isSelfSizing = false
        /// Keeps what is around the view, whose properties name what is in it.
        var window: UIWindow?
    }

    static func run(_ arguments: [String], screens: [MasuTool.Screen]) -> Int32 {
        do {
            var words: [String] = []
            var widths = 320.0...1366.0
            var picture: String?
            var release: String?
            var sizes: ConvexPolygon?
            var surroundings: [ProofSurroundings]?
            var rest = ArgumentWords(command: "prove", arguments)
            while let word = rest.next() {
                switch word {
                case "--widths": widths = try range(try rest.value(of: word))
                case "--sizes": sizes = try self.sizes(try rest.value(of: word))
                case "--content-size": surroundings = try self.surroundings(try rest.value(of: word))
                case "--picture": picture = try rest.value(of: word)
                case "--ios": release = try rest.value(of: word)
                default: words.append(word)
                }
            }
            if surroundings != nil, sizes == nil {
                throw UsageError("masu prove: --content-size belongs to --sizes")
            }
            let subjects: [Subject]
            if let screen = screens.first(where: { $0.name == words.first }) {
                guard words.count == 1 else { throw rest.unknown(words[1]) }
                if let release {
                    guard let known = SystemRelease(release) else {
                        throw UsageError("masu prove: \(SystemRelease.refusal(of: release))")
                    }
                    BehaviourProfile.current = BehaviourProfile(release: known)
                }
                if let sizes {
                    return try prove(
                        .screen(screen), sizes, in: surroundings ?? ProofSurroundings.all, picture: picture)
                }
                subjects = prove(screen, widths)
            } else {
                if let release { words += ["--ios", release] }
                let options = try CanvasOptions(command: "prove", words)
                if let sizes {
                    return try prove(
                        .document(options), sizes, in: surroundings ?? ProofSurroundings.all, picture: picture)
                }
                subjects = [try prove(options, widths)]
            }
            return try report(subjects, widths, picture: picture)
        } catch {
            return MasuTool.status(of: error, in: "prove")
        }
    }

    private static func range(_ text: String) throws -> ClosedRange<Double> {
        let parts = text.components(separatedBy: "...").compactMap { Double($0) }
        guard parts.count == 2, parts[0] > 0, parts[0] <= parts[1], parts[1] <= 16_384 else {
            throw UsageError("masu prove: --widths is a range in points, as 320...1366, not \(text)")
        }
        return parts[0]...parts[1]
    }

    private static func prove(_ options: CanvasOptions, _ widths: ClosedRange<Double>) throws -> Subject {
        let root = try options.layout().root
        let proof = LayoutProof(of: root, isSelfSizing: root is UITableViewCell)
            .prove(widths, design: Double(root.bounds.width))
        return Subject(name: options.document, view: root, proof: proof)
    }

    /// Each visible row; a screen without a table as a whole.
    private static func prove(_ screen: MasuTool.Screen, _ widths: ClosedRange<Double>) -> [Subject] {
        let window = UIWindow(frame: UIScreen.main.sceneBounds)
        window.rootViewController = screen.make()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        guard let table = window.firstTable else {
            let proof = LayoutProof(of: window, isSelfSizing: false).prove(widths, design: Double(window.bounds.width))
            return [Subject(name: screen.name, view: window, proof: proof)]
        }
        return table.proofsOfVisibleRows(widths).compactMap { row, proof in
            guard let cell = table.cellForRow(at: row) else { return nil }
            return Subject(
                name: "row \(row.row) of section \(row.section)", view: cell.contentView, proof: proof,
                beside: table.bounds.width - cell.contentView.bounds.width, isSelfSizing: true, window: window)
        }
    }

    private static func report(
        _ subjects: [Subject], _ widths: ClosedRange<Double>, picture: String?
    ) throws -> Int32 {
        for subject in subjects {
            let ranges = subject.proof.breakpoints.count
            print("\(subject.name): \(ranges) range\(ranges == 1 ? "" : "s") of widths, each laid out alike")
            for fault in subject.proof.faults { print("  " + fault.text) }
            if let reason = subject.proof.unfinished { print("  given up: \(reason)") }
        }
        let failing = subjects.filter { !$0.proof.isProven }
        guard let first = failing.min(by: { start($0) < start($1) }) else {
            print("No problems from \(widths.lowerBound.inPoints) to \(widths.upperBound.inPoints) pt.")
            return 0
        }
        print("Fails first at \(start(first).inPoints): \(first.name).")
        if let picture, let fault = first.proof.faults.first { try draw(first, fault, to: picture) }
        return 1
    }

    private static func start(_ subject: Subject) -> Double { subject.proof.faults.first?.from ?? .infinity }

    /// The subject at the first half point or less behind where it fails, on a ground, with what fails on red.
    private static func draw(_ subject: Subject, _ fault: ProofFault, to file: String) throws {
        let view = subject.view
        // The list still dictates the size that the row has in it.
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = log }
        for name in [fault.subject, fault.other].compactMap({ $0 }) {
            for failing in view.views(named: name) where failing !== view {
                failing.backgroundColor = UIColor.systemRed.withAlphaComponent(0.2)
            }
        }
        // A row's size is dictated as long as it is in its cell.
        if subject.isSelfSizing { view.removeFromSuperview() }
        let width = CGFloat(min(fault.from + 0.5, fault.to)) - subject.beside
        view.frame.size.width = width
        if subject.isSelfSizing {
            view.frame.size.height =
                view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if view.backgroundColor == nil || view.backgroundColor == .clear { view.backgroundColor = .systemBackground }
        view.layoutIfNeeded()
        let bitmap = try CairoRenderer().render(
            view.displayList(), size: view.bounds.size, scale: Double(UIScreen.main.scale), background: nil)
        try Data(try ImageEncoder().png(bitmap)).write(to: URL(fileURLWithPath: file))
    }
}
