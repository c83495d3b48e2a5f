package import Explanations

/// Why a view is where it is and as large as it is.
extension UIView {
    /// Lays out first where that is due.
    package func account(of component: FrameComponent) -> Account {
        topmost.layoutIfNeeded()
        let explainer = Explainer()
        let derivation = explainer.frame(component, of: self)
        return Account(summary: FrameReason(derivation).sentence, derivation: derivation)
    }

    /// The views of a name in this view, itself included, in the order of the tree.
    package func views(named name: String) -> [UIView] {
        let names = ViewNames()
        func search(_ view: UIView) -> [UIView] {
            (names.name(of: view) == name ? [view] : []) + view.subviews.flatMap(search)
        }
        return search(self)
    }

    /// What explanations call the view.
    package var explainedName: String { ViewNames().name(of: self) }
}

extension UILabel {
    /// Why the text takes as many lines as it does.
    package func accountOfLineCount() -> Account {
        topmost.layoutIfNeeded()
        let explainer = Explainer()
        let name = explainer.names.name(of: self)
        let lines = lineCount(in: numberOfLines == 1 ? nil : bounds.width)
        let width = explainer.frame(.width, of: self)
        let derivation = Derivation.fact(
            "\(name)'s lines", Double(lines), .text, remark: textFacts(width: bounds.width), causes: [width])
        let limit = numberOfLines > 0 && lines == numberOfLines ? ", which is all that numberOfLines allows" : ""
        return Account(
            summary: "\(name) takes \(lines) line\(lines == 1 ? "" : "s") at a width of "
                + "\(width.value.inPoints)\(limit).", derivation: derivation)
    }
}

extension UIScrollView {
    /// Why the content stands where it does: where it rests, and what moved it from there.
    package func accountOfOffset() -> Account {
        topmost.layoutIfNeeded()
        let name = ViewNames().name(of: self)
        let inset = adjustedContentInset.top
        let own = Derivation.fact("contentInset.top", Double(contentInset.top), .author)
        let rest = Derivation.fact("what bars and the safe area cover", Double(inset - contentInset.top), .framework)
        let start = Derivation("what lies above the content", Double(inset), .sum, [.init(own), .init(rest)])
        let corrected = (self as? UITableView)?.table.corrections ?? (count: 0, total: 0)
        var terms = [Derivation.Term(-1, start)]
        if corrected.count > 0 {
            terms.append(
                .init(
                    .fact(
                        "what the table moved to keep rows in place, \(corrected.count) times", corrected.total,
                        .framework)))
        }
        let moved = Double(contentOffset.y) + Double(inset) - corrected.total
        if abs(moved) > 1e-9 { terms.append(.init(.fact("scrolled by a finger or by code", moved, .author))) }
        let derivation = Derivation("\(name).contentOffset.y", Double(contentOffset.y), .sum, terms)
        let summary =
            abs(moved) > 1e-9 || corrected.count > 0
            ? "The content was scrolled by \(moved.inPoints)"
                + (corrected.count > 0 ? " and moved by \(corrected.total.inPoints) to keep rows in place" : "")
                + " from where it rests, at \(Double(-inset).inPoints)."
            : "The content rests at its start, \(Double(-inset).inPoints)."
        return Account(summary: summary, derivation: derivation)
    }

    /// Why the content is as high as it is.
    package func accountOfContentSize() -> Account {
        topmost.layoutIfNeeded()
        if let table = self as? UITableView { return table.accountOfContentHeight() }
        let explainer = Explainer()
        let name = explainer.names.name(of: self)
        let subject = "\(name).contentSize.height"
        let height = Double(contentSize.height)
        if let host = layoutHost, let guide = scrolledContentGuide, let item = host.knownItem(of: guide) {
            let solved = explainer.solved(.height, of: item, in: host)
            let rest = height - solved.value
            var terms = [Derivation.Term(solved)]
            if abs(rest) > 1e-9 { terms.append(.init(.fact("pixels, or what code wrote", rest, .author))) }
            let derivation = Derivation(subject, height, .sum, terms)
            return Account(
                summary: "The content is \(height.inPoints) high, as constraints tie it to the scroll view's edges.",
                derivation: derivation)
        }
        if let collection = self as? UICollectionView {
            let layout = Trace.typeName(of: collection.collectionViewLayout)
            let derivation = Derivation.fact(
                subject, height, .content, remark: "collectionViewContentSize of \(layout)",
                causes: [explainer.frame(.width, of: self)])
            let columns = collection.shownColumns.map { ", in \($0) column\($0 == 1 ? "" : "s")" } ?? ""
            return Account(
                summary: "The content is \(height.inPoints) high: \(layout) lays it out at a width of "
                    + "\(Double(bounds.width).inPoints)\(columns).", derivation: derivation)
        }
        return Account(
            summary: "The content is \(height.inPoints) high, as code set contentSize.",
            derivation: .fact(subject, height, .author, remark: "contentSize set in code"))
    }
}

/// The sentence about a number of a frame: who decides it, and who lost.
private struct FrameReason {
    let derivation: Derivation

    init(_ derivation: Derivation) { self.derivation = derivation }

    var sentence: String {
        var text = "\(derivation.subject) is \(derivation.value.inPoints)"
        let facts = deciding(derivation)
        if !facts.isEmpty {
            let named = facts.prefix(3).joined(separator: "; ")
            text += ", which follows from \(named)" + (facts.count > 3 ? "; and \(facts.count - 3) more" : "")
        } else if let source = derivation.source {
            text += ": \(source.words)"
        }
        if let loser = losers(derivation).max(by: { $0.violation < $1.violation }) {
            text += ". \(loser.subject), at \(loser.priority.inPoints), lost by \(loser.violation.inPoints)"
        }
        return text + "."
    }

    /// The facts that the number is made from, the weightiest first; what cancels out is left out.
    private func deciding(_ derivation: Derivation) -> [String] {
        var shares: [(subject: String, share: Double)] = []
        func collect(_ part: Derivation, _ weight: Double) {
            guard part.rule == .fact || part.rule == .told else {
                for term in part.terms { collect(term.part, weight * term.weight) }
                return
            }
            if let index = shares.firstIndex(where: { $0.subject == part.subject }) {
                shares[index].share += weight * part.value
            } else {
                shares.append((part.subject, weight * part.value))
            }
        }
        for term in derivation.terms { collect(term.part, term.weight) }
        return shares.enumerated().filter { abs($0.element.share) > 1e-6 }
            .sorted { (abs($0.element.share), -$0.offset) > (abs($1.element.share), -$1.offset) }
            .map(\.element.subject)
    }

    private func losers(_ derivation: Derivation) -> [Derivation.Loser] {
        derivation.losers + derivation.terms.flatMap { losers($0.part) }
    }
}
