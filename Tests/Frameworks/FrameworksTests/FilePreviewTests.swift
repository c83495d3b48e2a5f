import HeadlessHost
import QuickLook
import XCTest

private final class Files: QLPreviewControllerDataSource {
    let urls: [URL]
    init(_ urls: [URL]) { self.urls = urls }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        urls[index] as NSURL
    }
}

/// Kind: documented — Apple's page on `QLPreviewController`: its data source's items, shown with their titles.
@MainActor final class FilePreviewTests: XCTestCase {
    func testATextAPictureAndAnother() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(.infinite) }
        let contents = [
            ("note.txt", Data("The tide is out.".utf8)), ("dot.png", picture.pngData() ?? Data()),
            ("song.mid", Data([1, 2, 3])),
        ]
        let urls = try contents.map { name, data in
            let url = folder.appendingPathComponent(name)
            try data.write(to: url)
            return url
        }
        XCTAssertEqual(urls.map { QLPreviewController.canPreview($0 as NSURL) }, [true, true, false])
        let files = Files(urls)
        let controller = QLPreviewController()
        controller.dataSource = files
        let host = try HeadlessHost(device: "iphone-15")
        host.show(UINavigationController(rootViewController: controller))
        XCTAssertEqual(controller.title, "note.txt")
        XCTAssertTrue(host.accessibilityDump().contains("The tide is out."), host.accessibilityDump())
        controller.currentPreviewItemIndex = 1
        XCTAssertEqual(controller.title, "dot.png")
        XCTAssertTrue(controller.view.subviews.last is UIImageView)
        controller.currentPreviewItemIndex = 2
        XCTAssertTrue(host.accessibilityDump().contains("song.mid"), host.accessibilityDump())
    }
}
