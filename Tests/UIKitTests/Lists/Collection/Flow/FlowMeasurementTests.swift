import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — flow layouts measured on UIKit.
///
/// Flow layouts as measured on UIKit: every frame that the recordings tell, to the last digit.
@MainActor final class FlowMeasurementTests: XCTestCase {
    private struct Configuration: Decodable {
        struct Inset: Decodable {
            var top, left, bottom, right: CGFloat
        }

        /// A recorded rectangle, or that there was none.
        enum Place: Decodable, Equatable {
            case frame([CGFloat])
            case absent

            init(from decoder: Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let numbers = try? container.decode([CGFloat].self) {
                    self = .frame(numbers)
                } else {
                    self = .absent
                }
            }
        }

        var name: String
        var bounds: [CGFloat]
        var direction: String
        var sectionInset: Inset
        var minimumLineSpacing, minimumInteritemSpacing: CGFloat
        var headerReferenceSize, footerReferenceSize: [CGFloat]
        var itemSizes: [[[CGFloat]]]
        var frames: [[[CGFloat]?]]
        var headers, footers: [Place?]
        var contentSize: [CGFloat?]
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let sizes: [[[CGFloat]]]
        init(_ sizes: [[[CGFloat]]]) { self.sizes = sizes }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let size = sizes[indexPath.section][indexPath.item]
            return CGSize(width: size[0], height: size[1])
        }
    }

    private struct Recording: Decodable {
        var configurations: [Configuration]
    }

    private func recording() throws -> [Configuration] {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/measurements/flow-layout.json")
        return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url)).configurations
    }

    func testEveryRecordedConfiguration() async throws {
        var compared = 0
        for configuration in try recording() {
            let layout = UICollectionViewFlowLayout()
            let inset = configuration.sectionInset
            layout.scrollDirection = configuration.direction == "vertical" ? .vertical : .horizontal
            layout.sectionInset = UIEdgeInsets(
                top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
            layout.minimumLineSpacing = configuration.minimumLineSpacing
            layout.minimumInteritemSpacing = configuration.minimumInteritemSpacing
            layout.headerReferenceSize = size(configuration.headerReferenceSize)
            layout.footerReferenceSize = size(configuration.footerReferenceSize)
            let bounds = size(configuration.bounds)
            let view = UICollectionView(frame: CGRect(origin: .zero, size: bounds), collectionViewLayout: layout)
            let source = Source(configuration.itemSizes)
            view.dataSource = source
            view.delegate = source
            quietly { compared += compare(view, layout, configuration) }
        }
        XCTAssertGreaterThanOrEqual(compared, 120)
    }

    private func compare(
        _ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ configuration: Configuration
    ) -> Int {
        var compared = 0
        func check(_ actual: CGRect?, _ expected: CGRect?, _ place: String) {
            XCTAssertEqual(actual, expected, "\(configuration.name): \(place)")
            compared += 1
        }
        for (section, frames) in configuration.frames.enumerated() {
            for (item, frame) in frames.enumerated() {
                guard let frame else { continue }
                let path = IndexPath(item: item, section: section)
                check(view.layoutAttributesForItem(at: path)?.frame, rect(frame), "item \(path)")
            }
        }
        let parts = [
            (UICollectionView.elementKindSectionHeader, configuration.headers),
            (UICollectionView.elementKindSectionFooter, configuration.footers),
        ]
        for (kind, places) in parts {
            for (section, place) in places.enumerated() {
                guard let place else { continue }
                let path = IndexPath(item: 0, section: section)
                let frame = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
                switch place {
                case .frame(let numbers): check(frame, rect(numbers), "\(kind) \(section)")
                case .absent: check(frame, nil, "\(kind) \(section)")
                }
            }
        }
        let content = layout.collectionViewContentSize
        if let width = configuration.contentSize[0] { XCTAssertEqual(content.width, width, configuration.name) }
        if let height = configuration.contentSize[1] { XCTAssertEqual(content.height, height, configuration.name) }
        return compared
    }

    /// Items that are too large are part of the recordings.
    private func quietly(_ body: () -> Void) {
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = nil }
        body()
    }

    private func size(_ numbers: [CGFloat]) -> CGSize { CGSize(width: numbers[0], height: numbers[1]) }
    private func rect(_ numbers: [CGFloat]) -> CGRect {
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
