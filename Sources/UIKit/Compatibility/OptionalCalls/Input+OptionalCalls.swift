// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UIGestureRecognizerDelegate {
    @_disfavoredOverload public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
        { self.gestureRecognizerShouldBegin($0) }
    }
    @_disfavoredOverload public var gestureRecognizer: _UIGestureRecognizerDelegateCalls? {
        _UIGestureRecognizerDelegateCalls(delegate: self)
    }
}

/// Calls of `gestureRecognizer?(…)` on a `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegateCalls {
    let delegate: any UIGestureRecognizerDelegate

    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
}
