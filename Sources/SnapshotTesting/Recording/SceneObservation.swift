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
    private(set) var environment = SnapshotRecord.Environment()
    private(set) var nodes: [ViewOutline.Node] = []
    /// The reasons of x, y, width and height of each node; empty unless asked for.
    private(set) var reasons: [[String]] = []
    private(set) var traceLines: [String] = []

    /// - Parameters:
    ///   - seesViews: false where nobody will ask for the outline.
    ///   - explains: true to keep the trace and the reasons of every frame, which takes a multiple of the time.
    init(seesViews: Bool, explains: Bool) {
        self.seesViews = seesViews
        self.explains = explains
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
        Trace.withoutEvents { add(view, depth: 0, from: view, names) }
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
                text: view.outlinedText))
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
    /// The words that the view itself shows.
    fileprivate var outlinedText: String {
        switch self {
        case let label as UILabel: label.text ?? ""
        case let field as UITextField: field.text ?? ""
        case let view as UITextView: view.text ?? ""
        default: ""
        }
    }
}
