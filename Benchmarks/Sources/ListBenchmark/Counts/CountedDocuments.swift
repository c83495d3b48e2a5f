import CountedOperations
import Foundation
import UIKit

/// Documents of interface builder, read and made into views.
@MainActor func countedDocuments() -> [CountedOperation] {
    [
        counted("document-read-and-instantiate") {
            let data = Data(document.utf8)
            return { keep(UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil)) }
        },
        counted("document-instantiate-again") {
            let nib = UINib(data: Data(document.utf8), bundle: nil)
            return { keep(nib.instantiate(withOwner: nil, options: nil)) }
        },
        counted("document-instantiate-and-lay-out") {
            let nib = UINib(data: Data(document.utf8), bundle: nil)
            return {
                let view = nib.instantiate(withOwner: nil, options: nil).first as? UIView
                view?.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
                view?.layoutIfNeeded()
                keep(view)
            }
        },
    ]
}

/// A view with twenty labels, each below the one before.
private let document: String = {
    var (labels, constraints) = ("", "")
    for number in 0..<20 {
        labels += """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \(number)" \
            lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
            id="lab-el-\(number)"><rect key="frame" x="16" y="\(number * 20)" width="343" height="20"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let (item, attribute) = number == 0 ? ("vie-wr-oot", "top") : ("lab-el-\(number - 1)", "bottom")
        let above = "\(item)\" secondAttribute=\"\(attribute)"
        constraints += """
            <constraint firstItem="lab-el-\(number)" firstAttribute="top" secondItem="\(above)" id="top-co-\(number)"/>\
            <constraint firstItem="lab-el-\(number)" firstAttribute="leading" secondItem="vie-wr-oot" \
            secondAttribute="leading" constant="16" id="lea-co-\(number)"/>\
            <constraint firstItem="lab-el-\(number)" firstAttribute="trailing" secondItem="vie-wr-oot" \
            secondAttribute="trailing" constant="-16" id="tra-co-\(number)"/>
            """
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        colorMatched="YES"><objects>\
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>\
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\
        <view contentMode="scaleToFill" id="vie-wr-oot"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
        <subviews>\(labels)</subviews><constraints>\(constraints)</constraints></view></objects></document>
        """
}()
