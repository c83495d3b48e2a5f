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
    /// The tree is a controller's view, whose size is the device's.
    private let isController: Bool
    /// The tree is as wide as the device: that of a controller, or of a row.
    private let hasOwnWidth: Bool
    /// The tree is the content of a cell of a built-in style.
    private let isInBuiltInCell: Bool
    /// Views that are placed by their recorded frames.
    private let masked: Set<String>
    /// The views that the program has outlets to: it sets their texts, hides and shows them.
    private let outlets: Set<String>
    /// The tree is laid out as its author saw it: on the document's canvas, in its own texts.
    private let isAsDrawn: Bool

    /// - Parameters:
    ///   - path: the document's path, to print.
    ///   - setting: the device, text size and so on, to print; empty for the document's canvas.
    init(
        _ layout: CanvasLayout, of document: InterfaceDocument, root: DocumentRoot, path: String, setting: String,
        selection: RuleSelection
    ) {
        self.layout = layout
        self.document = document
        self.path = path
        self.setting = setting
        self.selection = selection
        isController = root.kind == .controller
        hasOwnWidth = isController || root.kind == .tableCell
        let style = (document.cell(around: root.id) ?? document.object(root.id))?["style"]
        isInBuiltInCell = style?.hasPrefix("IBUITableViewCellStyle") == true
        masked = Set(layout.frames.filter(\.usesMask).map(\.id))
        outlets = Self.outlets(document.root)
        isAsDrawn = setting.isEmpty
        // A tree that was never laid out says nothing of its own.
        guard layout.root.bounds.width > 0 else { return }
        addCanvasFindings(sizesItself: root.sizesItself)
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

    private static func outlets(_ element: MarkupElement) -> Set<String> {
        var found: Set<String> = []
        if element.name.hasPrefix("outlet"), let destination = element["destination"] { found.insert(destination) }
        for child in element.children { found.formUnion(outlets(child)) }
        return found
    }

    // MARK: What the canvas finds

    private mutating func addCanvasFindings(sizesItself: Bool) {
        let root = layout.frames.first?.id ?? ""
        let found = layout.findings(sizesItself: sizesItself)
        let ambiguous = Set(found.filter { $0.kind == .ambiguous }.map(\.view))
        for finding in found {
            switch finding.kind {
            case .conflict: continue
            case .ambiguous:
                if isCause(finding.view, among: ambiguous), !mayBeSizedByProgram(finding.view) {
                    add(.ambiguousLayout, finding.view, finding.message)
                }
            case .openContent:
                if !mayBeSizedByProgram(finding.view) { add(.ambiguousContentSize, finding.view, finding.message) }
            case .truncated:
                if isMeasured(finding.view), isCut(finding.view) {
                    add(.truncatedText, finding.view, finding.message)
                }
            case .outside:
                if isMeasured(finding.view), hasContent(finding.view), !masked.contains(finding.view),
                    isCutOff(finding.view)
                {
                    add(.outsideSuperview, finding.view, finding.message)
                }
            case .zeroHeight:
                if hasOwnConstraints(root), !hasStandardHeight {
                    add(.cellWithoutHeight, finding.view, finding.message)
                }
            }
        }
        for sentence in layout.root.conflictSentences where isController || !Self.namesDrawnSize(sentence) {
            // The names in the sentence tell one contradiction from another.
            add(.conflictingConstraints, root, other: sentence.filter { !$0.isNumber }, sentence)
        }
    }

    /// True for a sentence about the size at which a cell or view was drawn, which a program gives it otherwise.
    private static func namesDrawnSize(_ sentence: String) -> Bool {
        sentence.contains(#/\b(height|width) [0-9.]+ of /#)
    }

    /// False for a view whose place is open because that of a view around it is.
    private func isCause(_ id: String, among ambiguous: Set<String>) -> Bool {
        guard let view = layout.view(id) else { return true }
        let around = layout.frames.filter { ambiguous.contains($0.id) && $0.id != id }.compactMap { layout.view($0.id) }
        return !around.contains { view.isDescendant(of: $0) }
    }

    /// True where a view of the program's own class, without content in the document, may have a size of its own: it, one
    /// in it, or one beside it in the same stack view.
    private func mayBeSizedByProgram(_ id: String) -> Bool {
        guard let element = document.object(id) else { return false }
        func hasOwnClass(_ element: MarkupElement) -> Bool {
            element.name == "view" && element["customClass"] != nil && element.children(of: "subviews").isEmpty
                || element.children(of: "subviews").contains(where: hasOwnClass)
        }
        if hasOwnClass(element) { return true }
        guard let stack = layout.view(id)?.superview as? UIStackView else { return false }
        let beside = layout.frames.filter { layout.view($0.id)?.superview === stack }
        return beside.contains { document.object($0.id).map(hasOwnClass) ?? false }
    }

    /// False for a text that the program sets, on the canvas where its author saw it cut off; and for a line that is
    /// only a little lower than its font's, whose letters are whole all the same.
    private func isCut(_ id: String) -> Bool {
        guard !isAsDrawn || !outlets.contains(id) else { return false }
        guard let label = layout.view(id) as? UILabel, label.numberOfLines == 1 else { return true }
        let natural = label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        return natural.width > label.bounds.width + 0.5 || label.bounds.height < natural.height * Self.wholeLetters
    }

    /// The share of a line's height that its letters take from the ascenders' top to the descenders' end.
    private static let wholeLetters: CGFloat = 0.75

    /// True for texts and controls, whose part that is cut off is missed; pictures and grounds reach out on purpose.
    private func hasContent(_ id: String) -> Bool {
        let view = layout.view(id)
        return view is UILabel || view is UIControl || view is UITextView || view is UISearchBar
    }

    /// True for a row that was drawn at the height which UIKit gives it where its constraints give none.
    ///
    /// Provenance: documented — "considering the collapse unintentional and using standard height instead", 44 points:
    /// UIKit's log.
    private var hasStandardHeight: Bool { abs(layout.root.bounds.height - 44) <= 1.5 }

    /// True for a view that nothing hides, and whose size is known.
    ///
    /// Labels in cells of the built-in styles have the style's frames, and a text in a font that isn't here has another
    /// size.
    private func isMeasured(_ id: String) -> Bool {
        guard isShown(id), !isInBuiltInCell else { return false }
        let font = document.object(id)?.child(key: "fontDescription")
        guard let name = font?["name"] else { return true }
        return UIFont(name: name, size: 17) != nil
    }

    /// True for a view that nothing hides.
    private func isShown(_ id: String) -> Bool {
        guard let view = layout.view(id) else { return false }
        return !sequence(first: view, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
    }

    /// True where what reaches out isn't seen or can't be touched: an ancestor clips it, the tree ends there, or it is a
    /// button, of which only the part inside its superview is touched.
    ///
    /// A view that only protrudes into the room beside its superview is drawn all the same.
    private func isCutOff(_ id: String) -> Bool {
        guard hasOwnWidth, let view = layout.view(id), view.bounds.width > 0, view.bounds.height > 0 else {
            return false
        }
        // A view that is wholly outside waits there to be moved in.
        guard let around = view.superview, around.bounds.intersects(view.frame) else { return false }
        var ancestor = view.superview
        while let present = ancestor, !(present is UIScrollView) {
            if present.clipsToBounds || present === layout.root {
                let frame = view.convert(view.bounds, to: present)
                let room = present.bounds.insetBy(dx: -1, dy: -1)
                if !room.contains(frame) { return true }
            }
            if present === layout.root { break }
            ancestor = present.superview
        }
        guard view is UIButton, let superview = view.superview else { return false }
        return !superview.bounds.insetBy(dx: -4, dy: -4).contains(view.frame)
    }

    /// True where the tree's content has constraints that could give it a height.
    private func hasOwnConstraints(_ root: String) -> Bool {
        guard !isInBuiltInCell, let element = document.object(root) else { return false }
        func hasConstraints(_ element: MarkupElement) -> Bool {
            !element.children(of: "constraints").isEmpty || element.children.contains(where: hasConstraints)
        }
        return hasConstraints(element)
    }

    // MARK: Overlaps

    /// Texts and controls that cover each other: siblings only, by what they draw.
    private mutating func addOverlaps() {
        guard selection.contains(.overlappingViews) else { return }
        var parents: [ObjectIdentifier: Int] = [:]
        var frames: [ProofState.Frame] = []
        for frame in layout.frames where isMeasured(frame.id) && !masked.contains(frame.id) {
            guard let view = layout.view(frame.id), let superview = view.superview, let content = view.drawnContent
            else {
                continue
            }
            let place = ObjectIdentifier(superview)
            if parents[place] == nil {
                parents[place] = frames.count
                frames.append(
                    ProofState.Frame(name: "", parent: nil, numbers: Array(repeating: .constant(0), count: 4)))
            }
            frames.append(
                ProofState.Frame(
                    name: frame.id, parent: parents[place],
                    numbers: [content.minX, content.minY, content.width, content.height].map { .constant(Double($0)) },
                    isScrolled: true))
        }
        let none = ProofState(frames: [], limits: nil, ambiguous: [], broken: [])
        let state = ProofState(frames: frames, limits: nil, ambiguous: [], broken: [])
        for fault in RangeProof.check(state, at: 0, design: none) where fault.kind == .overlap {
            guard let other = fault.other, let first = layout.view(fault.subject)?.drawnContent,
                let second = layout.view(other)?.drawnContent, Self.covers(first, second)
            else { continue }
            // Views that cover each other before their author's eyes the program shows by turns.
            if isAsDrawn, outlets.contains(fault.subject), outlets.contains(other) { continue }
            let common = first.intersection(second)
            add(
                .overlappingViews, fault.subject, other: other,
                "it and \(name(of: other)) have \(Self.number(common.width)) × \(Self.number(common.height)) points in common"
            )
        }
    }

    /// True where one hides part of the other: more than the room around their letters, and not the same place, which
    /// alternatives have that the program shows one at a time.
    private static func covers(_ one: CGRect, _ other: CGRect) -> Bool {
        let common = one.intersection(other)
        guard common.width > 4, common.height > min(one.height, other.height) / 3 else { return false }
        let centers = (abs(one.midX - other.midX), abs(one.midY - other.midY))
        return centers.0 > 1 || centers.1 > 1
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
            guard label.text?.contains(where: { !$0.isWhitespace }) == true else { return nil }
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
