import InterfaceBuilder

/// Gesture recognisers, which documents list beside the views that they are attached to.
extension NibLoader {
    static func isGestureRecognizer(_ element: MarkupElement) -> Bool {
        element.name.hasSuffix("GestureRecognizer")
    }

    /// The recogniser of an element; its class may be the program's.
    func makeGestureRecognizer(_ element: MarkupElement) -> UIGestureRecognizer? {
        var made: UIGestureRecognizer?
        if let name = element["customClass"] {
            made = makeCustomObject(element) { ($0 as? UIGestureRecognizer.Type)?._made() } as? UIGestureRecognizer
            if made == nil {
                note(
                    .customClass, element,
                    "there is no recogniser \(name); register a closure that makes it with "
                        + "InterfaceClasses.register(_:make:)")
            }
        }
        guard let recognizer = made ?? Self.recognizer(element.name) else {
            note(.standIn, element, "<\(element.name)> isn't a recogniser that is known; it was left out")
            return nil
        }
        recognizer.decode(element)
        register(recognizer, element)
        if let connections = element.child("connections")?.children {
            pendingConnections.append((recognizer, connections))
        }
        return recognizer
    }

    private static func recognizer(_ name: String) -> UIGestureRecognizer? {
        switch name {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
        default: nil
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func decode(_ element: MarkupElement) {
        if let enabled = element.flag("enabled") { isEnabled = enabled }
        if let cancels = element.flag("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = element.flag("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = element.flag("delaysTouchesEnded") { delaysTouchesEnded = delays }
        func count(_ name: String) -> Int? { element.integer(name).map { min(max($0, 1), 100) } }
        switch self {
        case let tap as UITapGestureRecognizer:
            if let taps = count("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = count("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
        case let edge as UIScreenEdgePanGestureRecognizer:
            for (name, side) in [("left", UIRectEdge.left), ("right", .right), ("top", .top), ("bottom", .bottom)]
            where element.flag(name) == true || element.child("rectEdge")?.flag(name) == true {
                edge.edges.insert(side)
            }
        case let pan as UIPanGestureRecognizer:
            if let touches = count("minimumNumberOfTouches") { pan.minimumNumberOfTouches = touches }
            if let touches = count("maximumNumberOfTouches") { pan.maximumNumberOfTouches = touches }
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = element["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
            if let touches = count("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = max(0, duration) }
            if let movement = element.number("allowableMovement") {
                press.allowableMovement = CGFloat(max(0, movement))
            }
            if let taps = element.integer("numberOfTapsRequired") {
                press.numberOfTapsRequired = min(max(taps, 0), 100)
            }
            if let touches = count("numberOfTouchesRequired") { press.numberOfTouchesRequired = touches }
        default: break
        }
    }
}
