import UIKit

extension UIDocumentPickerViewController {
    /// A picker of files of these types.
    ///
    /// - Parameter asCopy: true for copies in a folder of the app's own.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
}
