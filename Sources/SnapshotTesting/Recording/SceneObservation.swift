import Explanations
import Foundation
import HeadlessHost
import LayoutTrace
import SnapshotReview
import UIKit

/// The screen that one assertion draws: its environment and its views, seen while they are shown.
@MainActor final class SceneObservation {
    /// The observation of the assertion that is under way.
    private(set) static var current: SceneObservation?

    private let seesViews: Bool
    let explains: Bool
    private let checks: Bool
    /// Faults of the screen, and its elements in VoiceOver's order; nil where none were looked for.
    private(set) var faults: [SnapshotRecord.Fault]?
    private(set) var elements: [SnapshotRecord.Element]?
    private(set) var environment = SnapshotRecord.Environment()
    private(set) var nodes: [ViewOutline.Node] = []
    /// The reasons of x, y, width and height of each node; empty unless asked for.
    private(set) var reasons: [[String]] = []
    private(set) var traceLines: [String] = []

    /// - Parameters:
    ///   - seesViews: false where nobody will ask for the outline.
    ///   - explains: true to keep the trace and the reasons of every frame, which takes a multiple of the time.
    ///   - checks: true to look for faults of accessibility.
    init(seesViews: Bool, explains: Bool, checks: Bool = false) {
        self.seesViews = seesViews
        self.explains = explains
        self.checks = checks
    }

    /// Does an assertion's work, and sees what it shows.
    func watch<Result>(_ work: () throws -> Result) rethrows -> Result {
        let (outer, tracer) = (Self.current, Trace.tracer)
        Self.current = self
        if explains {
            Trace.tracer = LayoutTracer(
                sinks: [TracePrinting(style: .indented) { [weak self] in self?.traceLines.append($0) }])
        }
        defer {
            Self.current = outer
            if explains { Trace.tracer = tracer }
        }
        return try work()
    }

    /// Notes the screen, and the views where a picture of them is drawn.
    func see(_ view: UIView, asPicture: Bool) {
        let traits = view.traitCollection
        environment.device = UIScreen.main.device.name
        environment.width = Double(view.bounds.width)
        environment.height = Double(view.bounds.height)
        environment.scale = Double(UIScreen.main.traitCollection.displayScale)
        environment.contentSize = traits.preferredContentSizeCategory.shortName
        environment.appearance = traits.userInterfaceStyle == .dark ? "dark" : "light"
        environment.direction = traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"
        environment.release = BehaviourProfile.current.release.shortName
        environment.language = DocumentStrings.languages.first
        guard asPicture, seesViews else { return }
        (nodes, reasons) = ([], [])
        let names = ViewNames()
        Trace.withoutEvents {
            add(view, depth: 0, from: view, names)
            if checks || explains { listen(to: view) }
        }
    }

    /// Notes the elements, and the faults where they are asked for; a screen that can't be drawn has none.
    private func listen(to view: UIView) {
        let origin = view.accessibilityOrigin
        func numbers(_ frame: CGRect) -> [Double] {
            [Double(frame.minX - origin.x), Double(frame.minY - origin.y), Double(frame.width), Double(frame.height)]
        }
        elements = accessibilityElements(of: view).map {
            SnapshotRecord.Element(words: $0.spoken, frame: numbers($0.frame))
        }
        guard checks, let found = try? view.accessibilityFindings() else { return }
        faults = found.map {
            SnapshotRecord.Fault(
                rule: $0.kind.rule, subject: $0.subject, message: $0.message, cure: $0.cure, frame: numbers($0.frame))
        }
    }

    /// Adds a view and all that is shown in it.
    private func add(_ view: UIView, depth: Int, from root: UIView, _ names: ViewNames) {
        let frame = view.convert(view.bounds, to: root)
        let type = "\(Swift.type(of: view))"
        let name = names.name(of: view)
        nodes.append(
            ViewOutline.Node(
                // A name that is the class and a number says only where among its siblings a view is.
                depth: depth, type: type, name: name.hasPrefix(type) ? "" : name,
                frame: .init(
                    x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
                    height: Double(frame.height)),
                text: view.shownText?.text ?? ""))
        if explains { reasons.append(FrameComponent.allCases.map { view.account(of: $0).text }) }
        for subview in view.subviews where !subview.isHidden && subview.alpha >= 0.01 {
            add(subview, depth: depth + 1, from: root, names)
        }
    }

    /// The outline of a picture's views; nil where no picture of views was drawn.
    func outline(of picture: Data) -> ViewOutline? {
        nodes.isEmpty ? nil : ViewOutline(picture: ContentDigest.of(picture), nodes: nodes)
    }
}

extension UIView {
    /// The place of the view's upper left corner on the screen.
    var accessibilityOrigin: CGPoint {
        UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
    }
}
