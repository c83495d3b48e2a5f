import Foundation
import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// What published libraries ask for, with the meaning that it has in UIKit.
@MainActor final class PublishedNamesTests: XCTestCase {
    /// Half of black over half of red over white, where each has the opacity; half of black over white as one picture.
    func testOpacityOfEachOrOfAll() async throws {
        func pixel(asGroup: Bool) throws -> [UInt8] {
            let white = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            white.backgroundColor = .white
            let red = UIView(frame: white.bounds)
            red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            red.alpha = 0.5
            red.layer.allowsGroupOpacity = asGroup
            let black = UIView(frame: white.bounds)
            black.backgroundColor = .black
            red.addSubview(black)
            white.addSubview(red)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: white.bounds.size, format: format).image {
                white.layer.render(in: $0.cgContext)
            }
            let found = try XCTUnwrap(image.cgImage).bitmap.pixel(x: 2, y: 2)
            return [found.red, found.green, found.blue]
        }
        for (found, wanted) in [
            (try pixel(asGroup: true), [128, 128, 128]), (try pixel(asGroup: false), [128, 64, 64]),
        ] {
            for (part, value) in zip(found, wanted) { XCTAssertEqual(Double(part), Double(value), accuracy: 1.5) }
        }
    }

    func testMapsOfSpaceHaveAWayBack() async {
        let map = CATransform3DConcat(
            CATransform3DMakeScale(2, 4, 5), CATransform3DMakeTranslation(3, -1, 7))
        let both = CATransform3DConcat(map, CATransform3DInvert(map))
        for (found, wanted) in zip(both.rows, CATransform3DIdentity.rows) {
            XCTAssertEqual(found, wanted, accuracy: 1e-12)
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        XCTAssertEqual(CATransform3DInvert(flat), flat)
        XCTAssertEqual(NSValue(caTransform3D: map).caTransform3DValue, map)
        XCTAssertEqual(NSNumber(value: 1).caTransform3DValue, CATransform3D())
        XCTAssertEqual(LayerValue(NSValue(caTransform3D: map))?.object as? CATransform3D, map)
    }

    func testFramesBetweenCallsOfADisplayLink() async {
        let link = CADisplayLink(target: self, selector: Selector("unused"))
        XCTAssertEqual(link.preferredFramesPerSecond, 0)
        link.preferredFramesPerSecond = 30
        XCTAssertEqual((link as any FrameCounting).frames, 2)
    }

    func testWhatCodeBeginsWith() async {
        XCTAssertNil(UINavigationItem().title)
        XCTAssertEqual(UINavigationController.hideShowBarDuration, 0.2)
        XCTAssertEqual(UIFont().pointSize, 12)
        XCTAssertEqual(UIColor().cgColor.alpha, 0)
    }

    func testABarHasItsPictureForEveryPlace() async {
        let bar = UINavigationBar()
        let image = UIImage(systemName: "star", variableValue: 0.5)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        XCTAssertNotNil(bar.backgroundImage(for: .default))
        XCTAssertEqual(bar.backgroundImage(for: .top, barMetrics: .default), image)
        let item = UIBarButtonItem(
            image: image, landscapeImagePhone: image, style: .plain, target: nil, action: nil)
        XCTAssertEqual(item.landscapeImagePhone, image)
    }

    func testOptionalCallsOfAnimatorsAndBars() async {
        let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var positions: [UIViewAnimatingPosition] = []
        animator.addAnimations?({})
        animator.addCompletion?({ positions.append($0) })
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        XCTAssertEqual(positions, [.end])

        final class Delegate: NSObject, UITabBarDelegate {
            var count = 0
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { count += 1 }
        }
        let delegate = Delegate()
        let known: (any UITabBarDelegate)? = delegate
        known?.tabBar?(UITabBar(), didSelect: UITabBarItem())
        XCTAssertEqual(delegate.count, 1)
    }

    func testATimerFromADateOn() async {
        let date = Date(timeIntervalSinceNow: 60)
        let called = Called()
        let timer = Timer(
            fireAt: date, interval: 1, target: called, selector: Selector("call", Called.call), userInfo: nil,
            repeats: false)
        XCTAssertEqual(timer.fireDate.timeIntervalSince(date), 0, accuracy: 1e-3)
        timer.fire()
        XCTAssertEqual(called.count, 1)
    }

    func testNamesOfFoundation() async {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 3, "b" as NSString)
        XCTAssertEqual(text, "a3-b")
        XCTAssertTrue(UIView.classForCoder() == UIView.self)
        XCTAssertEqual(kCFBooleanTrue, NSNumber(value: true))
        let object = NSObject()
        XCTAssertEqual(CFGetRetainCount(object), CFGetRetainCount(object))
        let match = try? NSRegularExpression(pattern: "a").firstMatch(
            in: "a", range: NSRange(location: 0, length: 1))
        XCTAssertNotNil(match)
        XCTAssertNil(match?.date)
    }
}

private final class Called: NSObject {
    var count = 0
    func call() { count += 1 }
}

/// What is no longer to be used, without its warning.
private protocol FrameCounting {
    @MainActor var frames: Int { get }
}

extension CADisplayLink: FrameCounting {
    @available(*, deprecated)
    fileprivate var frames: Int { frameInterval }
}

final class ObjectLockTests: XCTestCase {
    /// Nested calls of one thread pass; another's waits for the last of them to end.
    func testOneThreadAtATime() {
        nonisolated(unsafe) let object = NSObject()
        nonisolated(unsafe) var count = 0
        objc_sync_enter(object)
        objc_sync_enter(object)
        let done = expectation(description: "the other thread")
        Thread.detachNewThread {
            objc_sync_enter(object)
            count += 1
            objc_sync_exit(object)
            done.fulfill()
        }
        Thread.sleep(forTimeInterval: 0.02)
        XCTAssertEqual(count, 0)
        objc_sync_exit(object)
        objc_sync_exit(object)
        wait(for: [done], timeout: 10)
        XCTAssertEqual(count, 1)
    }
}
