import CairoRenderer
import XCTest

@testable import UIKit

/// Kind: oracle — documents are read again by another library, Poppler.
@MainActor final class PDFRendererTests: XCTestCase {
    func testPDFs() async throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Report", kCGPDFContextKeywords: ["a", "b"]]
        let page = CGRect(x: 0, y: 0, width: 200, height: 100)
        let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
        XCTAssertFalse(renderer.allowsImageOutput)
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            ("Hello" as NSString).draw(
                at: CGPoint(x: 60, y: 20),
                withAttributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
            if let url = URL(string: "https://example.org") {
                context.setURL(url, for: CGRect(x: 0, y: 0, width: 50, height: 50))
            }
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 80, height: 60), pageInfo: [:])
            XCTAssertEqual(context.pdfContextBounds.width, 80)
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
        }
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(text.contains("/Count 2"))
        XCTAssertTrue(text.contains("https://example.org"))
        let bitmap = try VectorPicture([UInt8](data), format: .pdf).bitmap(width: 400, height: 200, size: (200, 100))
        let red = bitmap.pixel(x: 10, y: 10)
        XCTAssertEqual([red.red, red.green, red.blue], [255, 0, 0])
        // Something blue stands where the text is, and nothing beside it.
        var blue = 0
        for x in 120..<300 { for y in 40..<110 where bitmap.pixel(x: x, y: y).blue > 128 { blue += 1 } }
        XCTAssertGreaterThan(blue, 400)
        XCTAssertEqual(bitmap.pixel(x: 380, y: 180).alpha, 0)
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try UIImage(bitmap: bitmap, scale: 2).pngData()?
            .write(to: URL(fileURLWithPath: folder).appendingPathComponent("pdf.png"))
    }
}
