extension StandIns {
    /// `IQKeyboardManager.shared.enable = true` and what goes with it, or `IQKeyboardManager.shared().isEnabled = true` in the
    /// library's Objective-C version, which apps import by that name.
    static let keyboards = [
        "IQKeyboardManagerSwift": keyboard(
            shared: """
                public static let shared = IQKeyboardManager()
                    public class func sharedManager() -> IQKeyboardManager { shared }
                """),
        "IQKeyboardManager": keyboard(
            shared: """
                private static let only = IQKeyboardManager()
                    public class func shared() -> IQKeyboardManager { only }
                    public var isEnableAutoToolbar: Bool {
                        get { enableAutoToolbar }
                        set { enableAutoToolbar = newValue }
                    }
                """),
    ]

    private static func keyboard(shared: String) -> String {
        #"""
        // A stand-in for IQKeyboardManager by Masu: the screen moves up as far as the keyboard would cover the text.
        @_exported import UIKit

        @preconcurrency @MainActor public final class IQKeyboardManager: NSObject {
            \#(shared)

            public var enable = false
            public var isEnabled: Bool {
                get { enable }
                set { enable = newValue }
            }
            /// True if a field without a view above the keyboard gets a bar that ends editing.
            public var enableAutoToolbar = true
            public var shouldResignOnTouchOutside = false { didSet { gesture.isEnabled = shouldResignOnTouchOutside } }
            public var resignOnTouchOutside: Bool {
                get { shouldResignOnTouchOutside }
                set { shouldResignOnTouchOutside = newValue }
            }
            /// The space between the text and the keyboard.
            public var keyboardDistanceFromTextField: CGFloat = 10
            public var keyboardDistance: CGFloat {
                get { keyboardDistanceFromTextField }
                set { keyboardDistanceFromTextField = newValue }
            }
            /// The sound of the bar's buttons, which nobody hears here.
            public var shouldPlayInputClicks = true
            public var playInputClicks: Bool {
                get { shouldPlayInputClicks }
                set { shouldPlayInputClicks = newValue }
            }
            public var toolbarDoneBarButtonItemText: String?
            /// True if the bar's buttons have the tint colour of the field, which goes before the bar's own.
            public var shouldToolbarUsesTextFieldTintColor = false
            public var toolbarTintColor: UIColor?
            public var toolbarBarTintColor: UIColor?
            public var shouldShowToolbarPlaceholder = true
            public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
            public var disabledToolbarClasses: [UIViewController.Type] = []

            private var gesture = UITapGestureRecognizer()
            private weak var moved: UIView?
            private var origin = CGPoint.zero
            private var keyboard = CGRect.null

            override init() {
                super.init()
                gesture.isEnabled = false
                gesture.cancelsTouchesInView = false
                gesture.addTarget(self, action: Selector("resign", IQKeyboardManager.resign))
                for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        nonisolated(unsafe) let view = note.object as? UIView
                        MainActor.assumeIsolated { self?.began(view) }
                    }
                }
                let change = UIResponder.keyboardWillChangeFrameNotification
                NotificationCenter.default.addObserver(forName: change, object: nil, queue: nil) { [weak self] note in
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
                    MainActor.assumeIsolated { self?.move(for: frame) }
                }
            }

            private weak var edited: UIView?

            private func began(_ view: UIView?) {
                edited = view
                view?.window?.addGestureRecognizer(gesture)
                guard let controller = view.flatMap(owner) else { return }
                let hasBar = !disabledToolbarClasses.contains { type(of: controller) == $0 }
                if enable, enableAutoToolbar, hasBar, view?.inputAccessoryView == nil {
                    (view as? UITextField)?.inputAccessoryView = bar(of: view)
                    (view as? UITextView)?.inputAccessoryView = bar(of: view)
                    view?.reloadInputViews()
                }
                if !keyboard.isNull { move(for: keyboard) }
            }

            private func bar(of view: UIView?) -> UIToolbar {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
                let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
                let done = UIBarButtonItem(
                    title: toolbarDoneBarButtonItemText ?? "Done", style: .done, target: self,
                    action: Selector("resign", IQKeyboardManager.resign))
                bar.items = [space, done]
                if let tint = shouldToolbarUsesTextFieldTintColor ? view?.tintColor : toolbarTintColor { bar.tintColor = tint }
                if let toolbarBarTintColor { bar.barTintColor = toolbarBarTintColor }
                return bar
            }

            private func owner(of view: UIView) -> UIViewController? {
                var responder: UIResponder? = view
                while let current = responder {
                    if let controller = current as? UIViewController { return controller }
                    responder = current.next
                }
                return nil
            }

            private func move(for frame: CGRect) {
                keyboard = frame
                moved?.frame.origin = origin
                moved = nil
                guard enable, let edited, let window = edited.window, let controller = owner(of: edited),
                    !disabledDistanceHandlingClasses.contains(where: { type(of: controller) == $0 }),
                    frame.minY < window.bounds.maxY,
                    let root = window.rootViewController?.presentedViewController?.view ?? window.rootViewController?.view
                else { return }
                let bottom = edited.convert(edited.bounds, to: window).maxY + keyboardDistanceFromTextField
                guard bottom > frame.minY else { return }
                (moved, origin) = (root, root.frame.origin)
                root.frame.origin.y -= bottom - frame.minY
            }

            @discardableResult public func resignFirstResponder() -> Bool { edited?.resignFirstResponder() ?? false }
            public func reloadLayoutIfNeeded() { if !keyboard.isNull { move(for: keyboard) } }
            func resign() { resignFirstResponder() }
        }

        """#
    }
}
