// Written by Scripts/generate from Scripts/methods.txt: change it there.
import UIKit

/// The methods through which events and actions go that can be exchanged.
@MainActor enum EventMethods {
    static let applicationSendEvent = ExchangeableMethod(
        UIApplication.self, "sendEvent:", body: UIApplication.exchangeableApplicationSendEvent(_:))
    static let windowSendEvent = ExchangeableMethod(
        UIWindow.self, "sendEvent:", body: UIWindow.exchangeableWindowSendEvent(_:))
    static let controlSendAction = ExchangeableMethod(
        UIControl.self, "sendAction:to:for:", "sendAction:to:forEvent:",
        body: UIControl.exchangeableControlSendAction(_:to:for:))
    static let controlSendActions = ExchangeableMethod(
        UIControl.self, "sendActionsWithFor:", "sendActionsForControlEvents:",
        body: UIControl.exchangeableControlSendActions(for:))
    static let responderBecomeFirstResponder = ExchangeableMethod(
        UIResponder.self, "becomeFirstResponder", body: UIResponder.exchangeableResponderBecomeFirstResponder)
    static let responderResignFirstResponder = ExchangeableMethod(
        UIResponder.self, "resignFirstResponder", body: UIResponder.exchangeableResponderResignFirstResponder)
    static let responderTouchesBegan = ExchangeableMethod(
        UIResponder.self, "touchesBegan:with:", "touchesBegan:withEvent:",
        body: UIResponder.exchangeableResponderTouchesBegan(_:with:))
    static let responderTouchesMoved = ExchangeableMethod(
        UIResponder.self, "touchesMoved:with:", "touchesMoved:withEvent:",
        body: UIResponder.exchangeableResponderTouchesMoved(_:with:))
    static let responderTouchesEnded = ExchangeableMethod(
        UIResponder.self, "touchesEnded:with:", "touchesEnded:withEvent:",
        body: UIResponder.exchangeableResponderTouchesEnded(_:with:))
    static let responderTouchesCancelled = ExchangeableMethod(
        UIResponder.self, "touchesCancelled:with:", "touchesCancelled:withEvent:",
        body: UIResponder.exchangeableResponderTouchesCancelled(_:with:))
    static let gestureRecognizerLocation = ExchangeableMethod(
        UIGestureRecognizer.self, "locationWithIn:", "locationInView:",
        body: UIGestureRecognizer.exchangeableGestureRecognizerLocation(in:))

    static let all = [
        applicationSendEvent,
        windowSendEvent,
        controlSendAction,
        controlSendActions,
        responderBecomeFirstResponder,
        responderResignFirstResponder,
        responderTouchesBegan,
        responderTouchesMoved,
        responderTouchesEnded,
        responderTouchesCancelled,
        gestureRecognizerLocation,
    ]
}

extension UIApplication {
    @_dynamicReplacement(for:sendEvent(_:))
    func exchangeableApplicationSendEvent(_ event: UIEvent) {
        guard let other = EventMethods.applicationSendEvent.replacement(for: self) else { return sendEvent(event) }
        return other.call(on: self, event)
    }
}

extension UIWindow {
    @_dynamicReplacement(for:sendEvent(_:))
    func exchangeableWindowSendEvent(_ event: UIEvent) {
        guard let other = EventMethods.windowSendEvent.replacement(for: self) else { return sendEvent(event) }
        return other.call(on: self, event)
    }
}

extension UIControl {
    @_dynamicReplacement(for:sendAction(_:to:for:))
    func exchangeableControlSendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard let other = EventMethods.controlSendAction.replacement(for: self) else {
            return sendAction(action, to: target, for: event)
        }
        return other.call(on: self, action, target, event)
    }
    @_dynamicReplacement(for:sendActions(for:))
    func exchangeableControlSendActions(for controlEvents: UIControl.Event) {
        guard let other = EventMethods.controlSendActions.replacement(for: self) else {
            return sendActions(for: controlEvents)
        }
        return other.call(on: self, controlEvents)
    }
}

extension UIResponder {
    @discardableResult @_dynamicReplacement(for:becomeFirstResponder())
    func exchangeableResponderBecomeFirstResponder() -> Bool {
        guard let other = EventMethods.responderBecomeFirstResponder.replacement(for: self) else {
            return becomeFirstResponder()
        }
        return other.call(on: self)
    }
    @discardableResult @_dynamicReplacement(for:resignFirstResponder())
    func exchangeableResponderResignFirstResponder() -> Bool {
        guard let other = EventMethods.responderResignFirstResponder.replacement(for: self) else {
            return resignFirstResponder()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:touchesBegan(_:with:))
    func exchangeableResponderTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let other = EventMethods.responderTouchesBegan.replacement(for: self) else {
            return touchesBegan(touches, with: event)
        }
        return other.call(on: self, touches, event)
    }
    @_dynamicReplacement(for:touchesMoved(_:with:))
    func exchangeableResponderTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let other = EventMethods.responderTouchesMoved.replacement(for: self) else {
            return touchesMoved(touches, with: event)
        }
        return other.call(on: self, touches, event)
    }
    @_dynamicReplacement(for:touchesEnded(_:with:))
    func exchangeableResponderTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let other = EventMethods.responderTouchesEnded.replacement(for: self) else {
            return touchesEnded(touches, with: event)
        }
        return other.call(on: self, touches, event)
    }
    @_dynamicReplacement(for:touchesCancelled(_:with:))
    func exchangeableResponderTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let other = EventMethods.responderTouchesCancelled.replacement(for: self) else {
            return touchesCancelled(touches, with: event)
        }
        return other.call(on: self, touches, event)
    }
}

extension UIGestureRecognizer {
    @_dynamicReplacement(for:location(in:))
    func exchangeableGestureRecognizerLocation(in view: UIView?) -> CGPoint {
        guard let other = EventMethods.gestureRecognizerLocation.replacement(for: self) else {
            return location(in: view)
        }
        return other.call(on: self, view)
    }
}
