import CountedOperations
import HeadlessHost
import UIKit

/// Collection views: the first screen, scrolls of flow and compositional layouts, and a snapshot applied.
@MainActor func countedCollections() -> [CountedOperation] {
    [
        counted("flow-first-screen") {
            {
                let stage = try CollectionStage(count: 10_000, isTold: false)
                stage.show()
                stage.close()
            }
        },
        counted("flow-told-10k") {
            {
                let stage = try CollectionStage(count: 10_000, isTold: true)
                keep(stage.view.collectionViewLayout.collectionViewContentSize)
            }
        },
        counted("flow-scroll-x30") {
            let stage = try CollectionStage(count: 10_000, isTold: false)
            stage.show()
            return { scroll(stage.view, stage.host, frames: 30) }
        },
        counted("list-configuration-scroll-x30") {
            let host = try HeadlessHost(device: "iphone-12")
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let controller = UICollectionViewController(collectionViewLayout: layout)
            let source = diffable(controller.collectionView)
            host.show(controller)
            source.apply(snapshot(Array(0..<10_000)), animatingDifferences: false)
            host.settle()
            return {
                scroll(controller.collectionView, host, frames: 30)
                keep(source)
            }
        },
        counted("snapshot-apply-10k") {
            let host = try HeadlessHost(device: "iphone-12")
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let controller = UICollectionViewController(collectionViewLayout: layout)
            let source = diffable(controller.collectionView)
            host.show(controller)
            let (first, second) = (
                snapshot(Array(0..<10_000)), snapshot((0..<10_000).filter { $0 % 10 != 3 } + Array(10_000..<11_000))
            )
            source.apply(first, animatingDifferences: false)
            host.settle()
            var isSecond = false
            return {
                isSecond.toggle()
                source.apply(isSecond ? second : first, animatingDifferences: false)
                host.settle()
            }
        },
    ]
}

@MainActor private func scroll(_ view: UIScrollView, _ host: HeadlessHost, frames: Int) {
    for _ in 0..<frames {
        view.contentOffset.y += 40
        host.settle()
    }
}

private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
}

@MainActor private func diffable(_ view: UICollectionView) -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(item)"
        content.secondaryText = Texts.text(item % 50)
        cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
}
