import HeadlessHost
import XCTest

@testable import UIKit

/// A cell that shows a number and counts how it is used.
class NumberCell: UICollectionViewCell {
    var number = -1
    var timesReused = 0
    var applied: [CGRect] = []

    override func prepareForReuse() {
        super.prepareForReuse()
        timesReused += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes.frame)
    }
}

/// A cell as large as its block.
final class BlockItemCell: NumberCell {
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint

    override init(frame: CGRect) {
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        width = block.widthAnchor.constraint(equalToConstant: 50)
        height = block.heightAnchor.constraint(equalToConstant: 50)
        for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
        super.init(frame: frame)
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), width, height,
        ])
    }

    required init?(coder: NSCoder) { fatalError("no coder in this test") }
}

final class TitleView: UICollectionReusableView {}

/// Sections of numbers; writes down each call.
class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    var calls: [String] = []
    var blockSize: ((Int) -> CGSize)?

    init(_ sections: [[Int]]) { self.sections = sections }

    func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.section)-\(path.item)") }
    func count(_ call: String) -> Int { calls.filter { $0.hasPrefix(call) }.count }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        calls.append("sections")
        return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("items \(section)")
        return sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell", indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let number = sections[indexPath.section][indexPath.item]
        (cell as? NumberCell)?.number = number
        if let size = blockSize?(number), let cell = cell as? BlockItemCell {
            cell.width.constant = size.width
            cell.height.constant = size.height
        }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note(kind, indexPath)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("willDisplay", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("didEndDisplaying", indexPath) }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
    var moves: [[IndexPath]] = []
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append([sourceIndexPath, destinationIndexPath])
        let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
    }
}

/// A collection view in a window, 375×667 points at 2 pixels a point unless told otherwise.
@MainActor final class CollectionFixture {
    let host: HeadlessHost
    let controller = UIViewController()
    let view: UICollectionView
    let source: NumberSource

    init(
        _ source: NumberSource, layout: UICollectionViewLayout, cell: UICollectionViewCell.Type = NumberCell.self,
        size: CGSize = CGSize(width: 375, height: 667)
    ) throws {
        host = try HeadlessHost()
        self.source = source
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        view.dataSource = source
        view.delegate = source
    }

    convenience init(
        counts: [Int], layout: UICollectionViewLayout, cell: UICollectionViewCell.Type = NumberCell.self,
        size: CGSize = CGSize(width: 375, height: 667)
    ) throws {
        var next = 0
        let sections = counts.map { count -> [Int] in
            defer { next += count }
            return Array(next..<next + count)
        }
        try self.init(NumberSource(sections), layout: layout, cell: cell, size: size)
    }

    func show() {
        controller.view.addSubview(view)
        host.show(controller)
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        host.settle()
    }

    /// The texts of the visible cells, by index path.
    var numbers: [Int] { view.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
        first.minX < second.maxX && first.minY < second.maxY && first.maxX > second.minX && first.maxY > second.minY
    }

    /// Every shown cell is where the layout has its item, and shows what the data has there.
    func assertConsistent(_ what: String = "", file: StaticString = #filePath, line: UInt = #line) {
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path) as? NumberCell else { continue }
            XCTAssertEqual(cell.frame, view.layoutAttributesForItem(at: path)?.frame, what, file: file, line: line)
            XCTAssertEqual(
                cell.number, source.sections[path.section][path.item], "\(what) at \(path)", file: file, line: line)
            XCTAssertFalse(cell.isHidden, what, file: file, line: line)
            XCTAssertTrue(cell.superview === view, what, file: file, line: line)
        }
        let expected = Set(
            view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?
                .filter { $0.representedElementCategory == .cell && overlap($0.frame, view.bounds) }
                .map(\.indexPath) ?? [])
        let shown = Set(view.indexPathsForVisibleItems)
        XCTAssertEqual(
            shown.symmetricDifference(expected).sorted(), [], "\(what): \(shown.sorted()) in \(view.bounds)",
            file: file,
            line: line)
    }
}

extension IndexPath {
    static func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}

/// Everything that the framework logs in a piece of code.
@MainActor func logged(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let old = UIKitLog.handler
    UIKitLog.handler = { lines.append($0) }
    defer { UIKitLog.handler = old }
    try body()
    return lines
}
