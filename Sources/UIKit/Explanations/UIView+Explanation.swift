package import Explanations

/// The explanation of a view's position and size.
extension UIView {
    /// Lays out first where that is due.
    package func account(of component: FrameComponent) -> Account {
        topmost.layoutIfNeeded()
        let explainer = Explainer()
        let derivation = explainer.frame(component, of: self)
        let reason = FrameReason(derivation, explainer.names.name(of: self), component, of: self)
        return Account(summary: reason.sentence, derivation: derivation)
    }

    /// The views of a name in this view, itself included, in the order of the tree.
    package func views(named name: String) -> [UIView] {
        let names = ViewNames()
        func search(_ view: UIView) -> [UIView] {
            (names.name(of: view) == name ? [view] : []) + view.subviews.flatMap(search)
        }
        return search(self)
    }

    /// The view's name in explanations.
    package var explainedName: String { ViewNames().name(of: self) }
}

extension UILabel {
    /// The explanation of the text's number of lines.
    package func accountOfLineCount() -> Account {
        topmost.layoutIfNeeded()
        let explainer = Explainer()
        let name = explainer.names.name(of: self)
        let lines = lineCount(in: numberOfLines == 1 ? nil : bounds.width)
        let width = explainer.frame(.width, of: self)
        let derivation = Derivation.fact(
            "\(name)'s lines", Double(lines), .text, remark: textFacts(width: bounds.width), causes: [width])
        return Account(
            summary: "\(name) takes \(lines) line\(lines == 1 ? "" : "s") at a width of "
                + "\(width.value.inPoints)\(lineReason(lines)).", derivation: derivation)
    }

    /// The reasons why there are no fewer and no more.
    private func lineReason(_ lines: Int) -> String {
        let needed = lineCount(ofAll: Double(bounds.width))
        if numberOfLines > 0, needed > numberOfLines {
            return ", which is all that numberOfLines \(numberOfLines) allows; its text needs \(needed)"
        }
        let written = lineCount(ofAll: .infinity)
        guard written == 1 else { return lines == written ? ", as its text breaks them" : "" }
        let whole = Double(contentSize(wrappedAt: nil).width).inPoints
        return lines == 1 ? "; its text is \(whole) wide" : ": in one line it would be \(whole) wide"
    }
}

extension UIScrollView {
    /// The explanation of the content offset: the position at rest, and the movements from there.
    package func accountOfOffset() -> Account {
        topmost.layoutIfNeeded()
        let name = ViewNames().name(of: self)
        let inset = adjustedContentInset.top
        let own = Derivation.fact("contentInset.top", Double(contentInset.top), .author)
        let rest = Derivation.fact("insets of bars and the safe area", Double(inset - contentInset.top), .framework)
        let start = Derivation("insets above the content", Double(inset), .sum, [.init(own), .init(rest)])
        let corrected = offsetCorrections
        var terms = [Derivation.Term(-1, start)]
        if corrected.count > 0 {
            terms.append(
                .init(
                    .fact(
                        "offset corrections that kept rows in place, \(corrected.count) times", corrected.total,
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

    /// The explanation of the content's height.
    package func accountOfContentSize() -> Account {
        topmost.layoutIfNeeded()
        if let account = accountOfRows() { return account }
        let explainer = Explainer()
        let name = explainer.names.name(of: self)
        let subject = "\(name).contentSize.height"
        let height = Double(contentSize.height)
        if let host = layoutHost, let guide = scrolledContentGuide, let item = host.knownItem(of: guide) {
            let solved = explainer.solved(.height, of: item, in: host)
            let rest = height - solved.value
            var terms = [Derivation.Term(solved)]
            if abs(rest) > 1e-9 { terms.append(.init(.fact("pixels, or values that code set", rest, .author))) }
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
