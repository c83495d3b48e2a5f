import UIKit

extension CollectionTableViewCell: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log("CollectionView: numberOfSections")
        logFrames("CollectionView: numberOfSections")
        return 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log("CollectionView: numberOfItemsInSection")
        logFrames("CollectionView: numberOfItemsInSection")
        return itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log("CollectionView: cellForItemAt")
        logFrames("CollectionView: cellForItemAt")
        let size = collectionView.collectionViewLayout.collectionViewContentSize
        log("CollectionView: cellForItemAt collectionViewContentSize: \(size)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CollectionViewCell", for: indexPath)
        (cell as? SquareCell)?.show(indexPath.item, of: itemCount)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        log("CollectionView: sizeForItemAt")
        logFrames("CollectionView: sizeForItemAt")
        let side = (viewWidth - 2 * inset - spacing) / 2
        return CGSize(width: side, height: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        log("CollectionView: insetForSectionAt")
        logFrames("CollectionView: insetForSectionAt")
        return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        log("CollectionView: minimumInteritemSpacingForSectionAt")
        logFrames("CollectionView: minimumInteritemSpacingForSectionAt")
        return spacing
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        log("CollectionView: minimumLineSpacingForSectionAt")
        logFrames("CollectionView: minimumLineSpacingForSectionAt")
        return spacing
    }
}
