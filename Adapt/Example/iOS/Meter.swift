// swift-format-ignore-file
import Foundation
import UIKit

@objc protocol MeterDelegate {
    @objc optional func meter(_ meter: Meter, heightAt index: Int) -> CGFloat
    @objc optional func meterDidMeasure()
}

@objcMembers class Meter: NSObject {
    weak var delegate: MeterDelegate?

    func height(at index: Int) -> CGFloat {
        let height = delegate?.meter?(self, heightAt: index) ?? 44
        delegate?.meterDidMeasure?()
        return height
    }
}
