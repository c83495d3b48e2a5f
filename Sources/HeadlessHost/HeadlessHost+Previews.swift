public import HostServices
import UIKit

/// The previews of the program: the types and macros with which its developers look at single views.
extension HeadlessHost {
    /// The program's previews, in the order of their names; none in a program that doesn't link `SwiftUI`.
    public static var previews: [HostPreview] {
        (NSClassFromString("SwiftUI.PreviewSource") as? any HostPreviewSource.Type)?.previews() ?? []
    }

    /// Shows a preview by itself, on the device and in the size that it asks for.
    ///
    /// - Throws: `HostError.unknownDevice`, or what the preview's own code throws.
    public func show(_ preview: HostPreview) throws {
        if let device = preview.device { try change(device: device) }
        if preview.isLandscape, screenSize.width < screenSize.height { turn() }
        guard let controller = try preview.makeController() as? UIViewController else { return }
        if let size = preview.size { resize(to: size) }
        show(controller)
        guard preview.fitsContent else { return }
        let fitting = controller.view.sizeThatFits(screenSize)
        resize(to: CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up)))
    }
}
