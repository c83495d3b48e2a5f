// Written by Scripts/generate from Scripts/methods.txt: change it there.
import UIKit

/// The methods of views that can be exchanged.
@MainActor enum ViewMethods {
    static let viewLayoutSubviews = ExchangeableMethod(
        UIView.self, "layoutSubviews", body: UIView.exchangeableViewLayoutSubviews)
    static let viewSetNeedsLayout = ExchangeableMethod(
        UIView.self, "setNeedsLayout", body: UIView.exchangeableViewSetNeedsLayout)
    static let viewSafeAreaInsetsDidChange = ExchangeableMethod(
        UIView.self, "safeAreaInsetsDidChange", body: UIView.exchangeableViewSafeAreaInsetsDidChange)
    static let viewDraw = ExchangeableMethod(UIView.self, "draw:", "drawRect:", body: UIView.exchangeableViewDraw(_:))
    static let viewSizeThatFits = ExchangeableMethod(
        UIView.self, "sizeThatFits:", body: UIView.exchangeableViewSizeThatFits(_:))
    static let viewAddSubview = ExchangeableMethod(
        UIView.self, "addSubview:", body: UIView.exchangeableViewAddSubview(_:))
    static let viewRemoveFromSuperview = ExchangeableMethod(
        UIView.self, "removeFromSuperview", body: UIView.exchangeableViewRemoveFromSuperview)
    static let viewWillMoveToSuperview = ExchangeableMethod(
        UIView.self, "willMoveWithToSuperview:", "willMoveToSuperview:",
        body: UIView.exchangeableViewWillMoveToSuperview(toSuperview:))
    static let viewDidMoveToSuperview = ExchangeableMethod(
        UIView.self, "didMoveToSuperview", body: UIView.exchangeableViewDidMoveToSuperview)
    static let viewWillMoveToWindow = ExchangeableMethod(
        UIView.self, "willMoveWithToWindow:", "willMoveToWindow:",
        body: UIView.exchangeableViewWillMoveToWindow(toWindow:))
    static let viewDidMoveToWindow = ExchangeableMethod(
        UIView.self, "didMoveToWindow", body: UIView.exchangeableViewDidMoveToWindow)
    static let viewTraitCollectionDidChange = ExchangeableMethod(
        UIView.self, "traitCollectionDidChange:", body: UIView.exchangeableViewTraitCollectionDidChange(_:))
    static let viewTintColorDidChange = ExchangeableMethod(
        UIView.self, "tintColorDidChange", body: UIView.exchangeableViewTintColorDidChange)
    static let viewHitTest = ExchangeableMethod(
        UIView.self, "hitTest:with:", "hitTest:withEvent:", body: UIView.exchangeableViewHitTest(_:with:))
    static let viewPoint = ExchangeableMethod(
        UIView.self, "pointWithInside:with:", "pointInside:withEvent:", body: UIView.exchangeableViewPoint(inside:with:)
    )
    static let labelDrawText = ExchangeableMethod(
        UILabel.self, "drawTextWithIn:", "drawTextInRect:", body: UILabel.exchangeableLabelDrawText(in:))

    static let all = [
        viewLayoutSubviews,
        viewSetNeedsLayout,
        viewSafeAreaInsetsDidChange,
        viewDraw,
        viewSizeThatFits,
        viewAddSubview,
        viewRemoveFromSuperview,
        viewWillMoveToSuperview,
        viewDidMoveToSuperview,
        viewWillMoveToWindow,
        viewDidMoveToWindow,
        viewTraitCollectionDidChange,
        viewTintColorDidChange,
        viewHitTest,
        viewPoint,
        labelDrawText,
    ]
}

extension UIView {
    @_dynamicReplacement(for:layoutSubviews())
    func exchangeableViewLayoutSubviews() {
        guard let other = ViewMethods.viewLayoutSubviews.replacement(for: self) else { return layoutSubviews() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:setNeedsLayout())
    func exchangeableViewSetNeedsLayout() {
        guard let other = ViewMethods.viewSetNeedsLayout.replacement(for: self) else { return setNeedsLayout() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:safeAreaInsetsDidChange())
    func exchangeableViewSafeAreaInsetsDidChange() {
        guard let other = ViewMethods.viewSafeAreaInsetsDidChange.replacement(for: self) else {
            return safeAreaInsetsDidChange()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:draw(_:))
    func exchangeableViewDraw(_ rect: CGRect) {
        guard let other = ViewMethods.viewDraw.replacement(for: self) else { return draw(rect) }
        return other.call(on: self, rect)
    }
    @_dynamicReplacement(for:sizeThatFits(_:))
    func exchangeableViewSizeThatFits(_ size: CGSize) -> CGSize {
        guard let other = ViewMethods.viewSizeThatFits.replacement(for: self) else { return sizeThatFits(size) }
        return other.call(on: self, size)
    }
    @_dynamicReplacement(for:addSubview(_:))
    func exchangeableViewAddSubview(_ view: UIView) {
        guard let other = ViewMethods.viewAddSubview.replacement(for: self) else { return addSubview(view) }
        return other.call(on: self, view)
    }
    @_dynamicReplacement(for:removeFromSuperview())
    func exchangeableViewRemoveFromSuperview() {
        guard let other = ViewMethods.viewRemoveFromSuperview.replacement(for: self) else {
            return removeFromSuperview()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:willMove(toSuperview:))
    func exchangeableViewWillMoveToSuperview(toSuperview newSuperview: UIView?) {
        guard let other = ViewMethods.viewWillMoveToSuperview.replacement(for: self) else {
            return willMove(toSuperview: newSuperview)
        }
        return other.call(on: self, newSuperview)
    }
    @_dynamicReplacement(for:didMoveToSuperview())
    func exchangeableViewDidMoveToSuperview() {
        guard let other = ViewMethods.viewDidMoveToSuperview.replacement(for: self) else { return didMoveToSuperview() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:willMove(toWindow:))
    func exchangeableViewWillMoveToWindow(toWindow newWindow: UIWindow?) {
        guard let other = ViewMethods.viewWillMoveToWindow.replacement(for: self) else {
            return willMove(toWindow: newWindow)
        }
        return other.call(on: self, newWindow)
    }
    @_dynamicReplacement(for:didMoveToWindow())
    func exchangeableViewDidMoveToWindow() {
        guard let other = ViewMethods.viewDidMoveToWindow.replacement(for: self) else { return didMoveToWindow() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:traitCollectionDidChange(_:))
    func exchangeableViewTraitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        guard let other = ViewMethods.viewTraitCollectionDidChange.replacement(for: self) else {
            return traitCollectionDidChange(previousTraitCollection)
        }
        return other.call(on: self, previousTraitCollection)
    }
    @_dynamicReplacement(for:tintColorDidChange())
    func exchangeableViewTintColorDidChange() {
        guard let other = ViewMethods.viewTintColorDidChange.replacement(for: self) else { return tintColorDidChange() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:hitTest(_:with:))
    func exchangeableViewHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let other = ViewMethods.viewHitTest.replacement(for: self) else { return hitTest(point, with: event) }
        return other.call(on: self, point, event)
    }
    @_dynamicReplacement(for:point(inside:with:))
    func exchangeableViewPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let other = ViewMethods.viewPoint.replacement(for: self) else {
            return self.point(inside: point, with: event)
        }
        return other.call(on: self, point, event)
    }
}

extension UILabel {
    @_dynamicReplacement(for:drawText(in:))
    func exchangeableLabelDrawText(in rect: CGRect) {
        guard let other = ViewMethods.labelDrawText.replacement(for: self) else { return drawText(in: rect) }
        return other.call(on: self, rect)
    }
}
