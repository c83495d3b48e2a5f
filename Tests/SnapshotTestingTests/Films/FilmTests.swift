import Foundation
import XCTest

@testable import SnapshotTesting
@testable import UIKit

/// Kind: documented — arithmetic: what moves evenly is where its speed takes it; our documentation of films.
@MainActor final class FilmTests: XCTestCase {
    /// A red square that goes from the left to the right at an even speed, or a list of coloured rows.
    private final class Moving: UIViewController {
        let square = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .red
            view.addSubview(square)
        }

        func go() {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { self.square.frame.origin.x = 80 }
        }
    }

    private let canvas = ViewImageConfig(size: CGSize(width: 100, height: 40))
    private let plain = UITraitCollection(displayScale: 1)

    private func film(frames: Int = 5, _ change: @escaping @MainActor @Sendable (UIViewController) -> Void) throws
        -> Film
    {
        let strategy = Snapshotting<UIViewController, Film>.film(
            on: canvas, frames: frames, every: 0.1, traits: plain, of: change)
        var film: Film?
        strategy.snapshot(Moving()).run { film = $0 }
        return try XCTUnwrap(film)
    }

    /// The leftmost red pixel of the row through the square.
    private func left(_ frame: UIImage) throws -> Int {
        let bitmap = try XCTUnwrap(frame.cgImage?.bitmap)
        return try XCTUnwrap((0..<bitmap.width).first { bitmap.pixel(x: $0, y: 20).green < 128 })
    }

    func testAMovementIsSeenFrameByFrame() async throws {
        let film = try film { ($0 as? Moving)?.go() }
        XCTAssertEqual(try film.frames.map(left), [0, 20, 40, 60, 80])
        let read = try XCTUnwrap(Film(data: try film.animatedPNG()))
        XCTAssertEqual(read.frames.map { $0.cgImage?.bitmap }, film.frames.map { $0.cgImage?.bitmap })
        XCTAssertEqual(read.interval, 0.1)
        XCTAssertEqual(Film(data: try film.gif())?.frames.count, 5)
        XCTAssertNil(Film(data: Data("no film".utf8)))
    }

    func testDifferencesNameTheFrames() async throws {
        let bench = Bench()
        defer { bench.close() }
        func verify(_ distance: CGFloat) -> String? {
            bench.verify(
                Moving(),
                as: .film(on: canvas, frames: 4, every: 0.1, traits: plain) { controller in
                    UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear) {
                        (controller as? Moving)?.square.frame.origin.x = distance
                    }
                }, named: "film")
        }
        XCTAssertNotNil(verify(60))
        XCTAssertNil(verify(60))
        let message = try XCTUnwrap(verify(30))
        XCTAssertTrue(message.contains("2 of 4 frames differ (3, 4); frame 3: "), message)
        XCTAssertTrue(message.contains("difference:"), message)
    }

    func testAFilmstripHasEveryFrameWithItsTime() async throws {
        var picture: UIImage?
        Snapshotting<UIViewController, UIImage>.filmstrip(
            on: canvas, frames: 5, every: 0.1, columns: 3, of: { ($0 as? Moving)?.go() }
        ).snapshot(Moving()).run { picture = $0 }
        // Three of 100 points and gaps of 24; two rows of 40 with a line of 20 and a gap of 24 each.
        XCTAssertEqual(picture?.size, CGSize(width: 24 + 3 * 124, height: 24 + 2 * 84))
    }

    func testAScrollGoesToTheEnd() async throws {
        final class List: UITableViewController {
            var offsets: [CGFloat] = []
            override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        let list = List()
        var film: Film?
        Snapshotting<UIViewController, Film>.scroll(on: .iPhoneSe, frames: 4, traits: plain).snapshot(list).run {
            film = $0
        }
        XCTAssertEqual(film?.frames.count, 4)
        XCTAssertTrue(list.offsets.contains(list.tableView.contentSize.height - 568), "\(list.offsets)")
        XCTAssertEqual(Set((film?.frames ?? []).compactMap { $0.cgImage?.bitmap }).count, 4, "each shows other rows")
    }
    /// A view outside of a controller: a square that goes 10 points in each tenth of a second.
    func testAFilmOfAView() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
        square.backgroundColor = .red
        view.addSubview(square)
        let strategy = Snapshotting<UIView, Film>.film(frames: 4, every: 0.1, traits: plain) { _ in
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { square.frame.origin.x = 40 }
        }
        var film: Film?
        strategy.snapshot(view).run { film = $0 }
        XCTAssertEqual(try XCTUnwrap(film).frames.map(left), [0, 10, 20, 30])
        XCTAssertNil(view.superview)
    }
}
