import DocumentRules
import Explanations
import InterfaceBuilder
import UIKit

/// The rules that look at a view tree as it is laid out, under one setting.
@MainActor struct LayoutRules {
    private let layout: CanvasLayout
    private let document: InterfaceDocument
    private let path: String
    private let setting: String
    private let selection: RuleSelection
    private(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - path: the document's path, to print.
    ///   - setting: the device, text size and so on, to print; empty for the document's canvas.
    init(
        _ layout: CanvasLayout, of document: InterfaceDocument, path: String, sizesItself: Bool, setting: String,
        selection: RuleSelection
    ) {
        self.layout = layout
        self.document = document
        self.path = path
        self.setting = setting
        self.selection = selection
        addCanvasFindings(sizesItself: sizesItself)
        addOverlaps()
        addTouchTargets()
    }

    private mutating func add(_ rule: Rule, _ id: String, other: String = "", _ message: String) {
        guard selection.contains(rule) else { return }
        let element = document.object(id)
        findings.append(
            Finding(
                rule, document: path, line: element?.line ?? 0, object: id, other: other, message: message,
                settings: [setting]))
    }

    // MARK: What the canvas finds

    private mutating func addCanvasFindings(sizesItself: Bool) {
        let root = layout.frames.first?.id ?? ""
        for finding in layout.findings(sizesItself: sizesItself) {
            switch finding.kind {
            case .conflict: continue
            case .ambiguous: add(.ambiguousLayout, finding.view, finding.message)
            case .truncated: if isShown(finding.view) { add(.truncatedText, finding.view, finding.message) }
            case .outside: if isShown(finding.view) { add(.outsideSuperview, finding.view, finding.message) }
            case .zeroHeight: add(.cellWithoutHeight, finding.view, finding.message)
            }
        }
        for sentence in layout.root.conflictSentences {
            // The names in the sentence tell one contradiction from another.
            add(.conflictingConstraints, root, other: sentence.filter { !$0.isNumber }, sentence)
        }
    }

    /// True for a view that nothing hides.
    private func isShown(_ id: String) -> Bool {
        guard let view = layout.view(id) else { return false }
        return !sequence(first: view, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
    }

    // MARK: Overlaps

    /// Texts and controls that cover each other: siblings only, by what they draw.
    private mutating func addOverlaps() {
        guard selection.contains(.overlappingViews) else { return }
        var parents: [ObjectIdentifier: Int] = [:]
        var frames: [ProofState.Frame] = []
        for frame in layout.frames where isShown(frame.id) {
            guard let view = layout.view(frame.id), let superview = view.superview, let content = view.drawnContent
            else {
                continue
            }
            let place = ObjectIdentifier(superview)
            if parents[place] == nil {
                parents[place] = frames.count
                frames.append(ProofState.Frame(name: "", parent: nil, numbers: [0, 0, 0, 0], slopes: [0, 0, 0, 0]))
            }
            // A point on each side is the room around letters.
            let drawn = content.insetBy(dx: min(1, content.width / 2), dy: min(1, content.height / 2))
            frames.append(
                ProofState.Frame(
                    name: frame.id, parent: parents[place],
                    numbers: [drawn.minX, drawn.minY, drawn.width, drawn.height].map { Double($0) },
                    slopes: [0, 0, 0, 0], isScrolled: true))
        }
        let none = ProofState(frames: [], reach: 0, ambiguous: [], broken: [])
        let state = ProofState(frames: frames, reach: 0, ambiguous: [], broken: [])
        for fault in RangeProof.check(state, at: 0, design: none) where fault.kind == .overlap {
            guard let other = fault.other, let first = layout.view(fault.subject), let second = layout.view(other)
            else {
                continue
            }
            let common = (first.drawnContent ?? .zero).intersection(second.drawnContent ?? .zero)
            add(
                .overlappingViews, fault.subject, other: other,
                "it and \(name(of: other)) have \(Self.number(common.width)) × \(Self.number(common.height)) points in common"
            )
        }
    }

    /// The element's kind and text, for the other side of an overlap.
    private func name(of id: String) -> String {
        guard let element = document.object(id) else { return id }
        let text = element["userLabel"] ?? element.string("text").map { "“\($0.prefix(30))”" } ?? id
        return "\(element.name) \(text)"
    }

    // MARK: Touch targets

    /// The least width and height of what is touched, points.
    ///
    /// Provenance: documented — 44 × 44: Human Interface Guidelines, buttons.
    private static let target: CGFloat = 44

    private mutating func addTouchTargets() {
        guard selection.contains(.smallTouchTarget) else { return }
        for frame in layout.frames.dropFirst() where isShown(frame.id) {
            guard let view = layout.view(frame.id), isTouched(view, frame), view.bounds.width > 0,
                view.bounds.height > 0
            else { continue }
            let size = view.bounds.size
            guard size.width < Self.target - 0.01 || size.height < Self.target - 0.01 else { continue }
            add(.smallTouchTarget, frame.id, "it is \(Self.number(size.width)) × \(Self.number(size.height))")
        }
    }

    /// Buttons and controls of the program's own, and views with a recogniser; UIKit's other controls have the size that
    /// they have.
    private func isTouched(_ view: UIView, _ frame: CanvasLayout.Frame) -> Bool {
        guard view.isUserInteractionEnabled else { return false }
        if let control = view as? UIControl, !control.isEnabled { return false }
        guard frame.element == "button" || frame.element == "control" else {
            let connections = document.object(frame.id)?.children(of: "connections") ?? []
            return connections.contains {
                $0["property"] == "gestureRecognizers"
                    && document.object($0["destination"] ?? "")?.name == "tapGestureRecognizer"
            }
        }
        return true
    }

    private static func number(_ value: CGFloat) -> String {
        let tenths = (Double(value) * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}

extension UIView {
    /// The rectangle that the view's text or control takes, in its superview's coordinates; nil for a view that draws
    /// neither, and for one without a size.
    fileprivate var drawnContent: CGRect? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        switch self {
        case let label as UILabel:
            guard label.text?.isEmpty == false else { return nil }
            let lines = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
            let line = label.font.lineHeight
            guard lines.width > 0, line > 0 else { return nil }
            // Text is centred in the height of its label.
            let height = min(lines.height, bounds.height)
            return convert(
                CGRect(
                    x: lines.minX, y: (bounds.height - height) / 2, width: min(lines.width, bounds.width),
                    height: height),
                to: superview)
        case let button as UIButton:
            guard let title = button.titleLabel, title.text?.isEmpty == false, title.bounds.width > 0 else {
                return nil
            }
            return title.convert(title.bounds, to: superview)
        case is UISwitch, is UISegmentedControl, is UIStepper, is UITextField: return frame
        default: return nil
        }
    }
}
