/// Tokens precede the text and aren't part of it: all of its offsets are the text's own.
extension UISearchTextField {
    public var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set {
            for view in tokenViews { view.removeFromSuperview() }
            tokenViews = newValue.map(makeView)
            tokensChanged()
        }
    }

    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokenViews.insert(makeView(token), at: min(max(0, tokenIndex), tokenViews.count))
        tokensChanged()
    }
    public func removeToken(at tokenIndex: Int) {
        guard tokenViews.indices.contains(tokenIndex) else { return }
        tokenViews.remove(at: tokenIndex).removeFromSuperview()
        tokensChanged()
    }

    /// Takes a part of the text away and puts a token in.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The text without the tokens.
    public var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }
    /// The position before the text, where every token is.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// The selected tokens, if the range begins with the text.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
    }

    /// Behind tokens; the tint unless set.
    public var tokenBackgroundColor: UIColor! {
        get { tokenGround ?? tintColor }
        set {
            tokenGround = newValue
            for view in tokenViews { view.ground = newValue }
        }
    }

    private func makeView(_ token: UISearchToken) -> SearchTokenView {
        let view = SearchTokenView(token)
        view.ground = tokenGround
        view.addAction(
            UIAction { [weak self, weak view] _ in
                guard let self, let view else { return }
                choose(view)
                (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: view.token)
            }, for: .touchUpInside)
        addSubview(view)
        return view
    }

    private func choose(_ chosen: SearchTokenView?) {
        for view in tokenViews { view.isSelected = view === chosen }
    }

    private func tokensChanged() {
        placeholderLabel.isHidden = hasText || !tokenViews.isEmpty
        setNeedsLayout()
        sendActions(for: .editingChanged)
    }

    /// A backward deletion at the text's beginning selects the last token, and then removes it.
    ///
    /// - Returns: true if it did either.
    func deletesToken() -> Bool {
        guard allowsDeletingTokens, let last = tokenViews.last, let selected = selectedTextRange, selected.isEmpty,
            offset(from: beginningOfDocument, to: selected.start) == 0
        else { return false }
        if let index = tokenViews.firstIndex(where: \.isSelected) {
            removeToken(at: index)
        } else {
            choose(last)
        }
        return true
    }

    /// The width of the chips before the text.
    var tokensWidth: CGFloat {
        tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchTokenView.gap }
    }

    func placeTokens() {
        guard !tokenViews.isEmpty else { return }
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = textRect(forBounds: bounds)
        var x = flips ? room.maxX + tokensWidth : room.minX - tokensWidth
        for view in tokenViews {
            let width = view.sizeThatFits(.zero).width
            view.frame = CGRect(
                x: flips ? x - width : x, y: (bounds.height - SearchTokenView.height) / 2, width: width,
                height: SearchTokenView.height)
            x += (width + SearchTokenView.gap) * (flips ? -1 : 1)
        }
    }
}
