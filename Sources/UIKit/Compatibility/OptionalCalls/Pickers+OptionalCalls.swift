// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UIPickerViewDelegate {
    @_disfavoredOverload public var pickerView: _UIPickerViewDelegateCalls? {
        _UIPickerViewDelegateCalls(delegate: self)
    }
}

/// Calls of `pickerView?(…)` on a `UIPickerViewDelegate`.
@preconcurrency @MainActor public struct _UIPickerViewDelegateCalls {
    let delegate: any UIPickerViewDelegate

    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        delegate.pickerView(pickerView, widthForComponent: component)
    }
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        delegate.pickerView(pickerView, rowHeightForComponent: component)
    }
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
    public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
}

extension UIImagePickerControllerDelegate {
    @_disfavoredOverload public var imagePickerController: _UIImagePickerControllerDelegateCalls? {
        _UIImagePickerControllerDelegateCalls(delegate: self)
    }
    @_disfavoredOverload public var imagePickerControllerDidCancel: (@MainActor (UIImagePickerController) -> Void)? {
        { self.imagePickerControllerDidCancel($0) }
    }
}

/// Calls of `imagePickerController?(…)` on a `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor public struct _UIImagePickerControllerDelegateCalls {
    let delegate: any UIImagePickerControllerDelegate

    public func callAsFunction(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
}

extension UIDocumentPickerDelegate {
    @_disfavoredOverload public var documentPicker: _UIDocumentPickerDelegateCalls? {
        _UIDocumentPickerDelegateCalls(delegate: self)
    }
    @_disfavoredOverload public var documentPickerWasCancelled: (@MainActor (UIDocumentPickerViewController) -> Void)? {
        { self.documentPickerWasCancelled($0) }
    }
}

/// Calls of `documentPicker?(…)` on a `UIDocumentPickerDelegate`.
@preconcurrency @MainActor public struct _UIDocumentPickerDelegateCalls {
    let delegate: any UIDocumentPickerDelegate

    public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        delegate.documentPicker(controller, didPickDocumentsAt: urls)
    }
    public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        delegate.documentPicker(controller, didPickDocumentAt: url)
    }
}
