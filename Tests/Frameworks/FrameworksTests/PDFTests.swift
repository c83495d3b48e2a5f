import HeadlessHost
import PDFKit
import XCTest

/// Kind: documented — Apple's pages on `PDFDocument`, `PDFPage` and `PDFView`; the document is drawn by
/// `UIGraphicsPDFRenderer`, with the sizes that the test gives it.
@MainActor final class PDFTests: XCTestCase {
    private func document(pages: [(String, CGSize)]) throws -> PDFDocument {
        let bounds = CGRect(origin: .zero, size: pages[0].1)
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            for (text, size) in pages {
                context.beginPage(withBounds: CGRect(origin: .zero, size: size), pageInfo: [:])
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: size.width, height: 20))
                text.draw(at: CGPoint(x: 20, y: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            }
        }
        return try XCTUnwrap(PDFDocument(data: data))
    }

    private let lakes = ("Lakes", CGSize(width: 200, height: 300)), rivers = ("Rivers", CGSize(width: 400, height: 100))

    func testPagesHaveSizes() async throws {
        let document = try document(pages: [lakes, rivers])
        XCTAssertEqual(document.pageCount, 2)
        let second = try XCTUnwrap(document.page(at: 1))
        XCTAssertEqual(second.bounds(for: .mediaBox), CGRect(x: 0, y: 0, width: 400, height: 100))
        XCTAssertEqual(second.label, "2")
        XCTAssertEqual(document.index(for: second), 1)
        XCTAssertNil(document.page(at: 2))
        XCTAssertNil(PDFDocument(data: Data("no document".utf8)))
    }

    /// A document as the standard's first example has it, with a text in one of the fonts that each reader has.
    func testTextsAreFound() async throws {
        let text = "BT /F 20 Tf 20 50 Td (Rivers) Tj ET"
        let source = """
            %PDF-1.4
            1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
            2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
            3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R
                /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
            4 0 obj <</Length \(text.utf8.count)>> stream
            \(text)
            endstream endobj
            trailer <</Root 1 0 R /Size 5>>
            %%EOF
            """
        let document = try XCTUnwrap(PDFDocument(data: Data(source.utf8)))
        let page = try XCTUnwrap(document.page(at: 0))
        XCTAssertEqual(page.string?.trimmingCharacters(in: .whitespacesAndNewlines), "Rivers")
        XCTAssertEqual(document.findString("rivers", withOptions: .caseInsensitive).first?.pages, [page])
        XCTAssertEqual(document.findString("Lakes"), [])
    }

    func testAThumbnailFitsAndShowsThePage() async throws {
        let page = try XCTUnwrap(document(pages: [lakes]).page(at: 0))
        let thumbnail = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
        XCTAssertEqual(thumbnail.size.height, 100, accuracy: 0.5)
        XCTAssertEqual(thumbnail.size.width, 66.667, accuracy: 0.5)
        let picture = try XCTUnwrap(thumbnail.cgImage)
        XCTAssertEqual(color(of: picture, x: picture.width / 2, y: 4), [255, 0, 0])
        XCTAssertEqual(color(of: picture, x: picture.width / 2, y: picture.height - 4), [255, 255, 255])
    }

    private func color(of image: CGImage, x: Int, y: Int) -> [UInt8] {
        let bytes = image.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
        let start = y * image.bytesPerRow + x * 4
        return start + 3 <= bytes.count ? Array(bytes[start..<start + 3]) : []
    }

    func testPagesLieBelowEachOther() async throws {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 408, height: 200))
        view.document = try document(pages: [lakes, rivers])
        view.autoScales = true
        let host = try HeadlessHost()
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        XCTAssertEqual(view.scaleFactorForSizeToFit, 1)
        let scroll = try XCTUnwrap(view.documentView as? UIScrollView)
        XCTAssertEqual(scroll.contentSize.height, 300 + 100 + 4 * 4.75)
        XCTAssertEqual(view.currentPage?.label, "1")
        XCTAssertFalse(view.canGoToPreviousPage)
        let change = expectation(forNotification: .PDFViewPageChanged, object: view)
        view.goToNextPage(nil)
        XCTAssertEqual(view.currentPage?.label, "2")
        await fulfillment(of: [change], timeout: 5)
        view.scaleFactor = 2
        view.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize.height, 600 + 200 + 4 * 4.75)
        view.displayMode = .singlePage
        view.goToFirstPage(nil)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visiblePages.map(\.label), ["1"])
        XCTAssertEqual(scroll.contentSize.height, 600 + 2 * 4.75)
    }
}
