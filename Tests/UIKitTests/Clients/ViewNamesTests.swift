import HeadlessHost
import LayoutTrace
import XCTest

@testable import UIKit

/// Members of views, controls and layouts that published libraries use; expectations are the documentation's.
@MainActor final class ViewNamesTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIScreen.main.overridingTraits = UITraitCollection()
        UIScreen.main.device = .standard
    }

    func testTextSizesWithinLimits() async throws {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        outer.maximumContentSizeCategory = .extraLarge
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(UIView().traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        outer.maximumContentSizeCategory = nil
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .small)
        inner.minimumContentSizeCategory = .large
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .large)
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .small)
        XCTAssertTrue(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryL"))
    }

    func testAChangeOfLimitsIsTold() async throws {
        final class Told: UIView {
            var categories: [UIContentSizeCategory] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                categories.append(traitCollection.preferredContentSizeCategory)
            }
        }
        let view = Told()
        view.minimumContentSizeCategory = .extraLarge
        view.minimumContentSizeCategory = .extraLarge
        XCTAssertEqual(view.categories, [.extraLarge])
    }

    func testABaselineAsItWasSaidBeforeIOS9() async throws {
        final class Wrapper: UIView {
            let inner = UILabel()
            override func forBaselineLayout() -> UIView { inner }
        }
        let wrapper = Wrapper()
        XCTAssertTrue(wrapper.forLastBaselineLayout === wrapper.inner)
        let plain = UIView()
        XCTAssertTrue(plain.forLastBaselineLayout === plain)
    }

    func testAPlaceholderIsDrawnByTheField() async throws {
        final class Field: UITextField {
            var rectangles: [CGRect] = []
            var drawsOwn = false
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 20, y: 0, width: 100, height: 40)
            }
            override func drawPlaceholder(in rect: CGRect) {
                rectangles.append(rect)
                if drawsOwn {
                    UIColor.red.setFill()
                    UIRectFill(CGRect(x: 20, y: 18, width: 10, height: 4))
                } else {
                    super.drawPlaceholder(in: rect)
                }
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.placeholder = "Name"
        let controller = UIViewController()
        controller.view.addSubview(field)
        host.show(controller)
        let drawn = "\(host.displayList())"
        XCTAssertEqual(field.rectangles.last?.minX, 20, "in the field's coordinates")
        XCTAssertEqual(field.rectangles.last?.midY ?? 0, 20, accuracy: 1)
        XCTAssertTrue(drawn.contains("glyphs"), drawn)
        field.drawsOwn = true
        field.placeholderLabel.setNeedsDisplay()
        let own = "\(host.displayList())"
        XCTAssertFalse(own.contains("glyphs"), own)
        XCTAssertNotEqual(own, drawn)
    }

    func testTiltsMoveValues() async throws {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -20
        effect.maximumRelativeValue = 10
        func value(_ horizontal: CGFloat) -> Double? {
            let offset = UIOffset(horizontal: horizontal, vertical: 1)
            return (effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? NSNumber)?.doubleValue
        }
        XCTAssertEqual(value(1), 10)
        XCTAssertEqual(value(-0.5), -10)
        XCTAssertEqual(value(0), 0)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let view = UIView()
        view.addMotionEffect(group)
        XCTAssertTrue(view.motionEffects.first === group)
        let copy = try XCTUnwrap(group.copy() as? UIMotionEffectGroup)
        XCTAssertFalse(copy.motionEffects?.first === effect)
        view.removeMotionEffect(group)
        XCTAssertTrue(view.motionEffects.isEmpty)
    }

    func testAColourLiteral() async throws {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    func testAnAssistiveActionCallsAMethod() async throws {
        let cell = ArchivingCell()
        let archive = UIAccessibilityCustomAction(
            name: "Archive", target: cell, selector: ArchivingCell.archiving)
        XCTAssertEqual(archive.actionHandler?(archive), false)
        let open = UIAccessibilityCustomAction(
            name: "Open", target: cell, selector: ArchivingCell.opening)
        XCTAssertEqual(open.actionHandler?(open), true)
        XCTAssertEqual(cell.actions, ["Archive", "open"])
    }

    func testAttributesTurnedInSpace() async throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
        XCTAssertEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(attributes.frame, CGRect(x: -40, y: -5, width: 200, height: 100))
        var turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        attributes.transform3D = turned
        XCTAssertEqual(attributes.transform, .identity, "what isn't affine leaves the identity")
        XCTAssertEqual(attributes.size, CGSize(width: 100, height: 50))
        // Without perspective, turned by 60°, half as wide.
        XCTAssertEqual(attributes.frame.width, 50, accuracy: 1e-9)
        XCTAssertEqual(attributes.frame.midX, 60, accuracy: 1e-9)
        turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        turned = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
        attributes.transform3D = turned
        XCTAssertGreaterThan(attributes.frame.height, 50, "what comes nearer looks larger")
        let copy = try XCTUnwrap(attributes.copy() as? UICollectionViewLayoutAttributes)
        XCTAssertEqual(copy.transform3D, turned)
        attributes.transform = .identity
        XCTAssertTrue(CATransform3DIsIdentity(attributes.transform3D))
    }

    func testCellsAreTurnedInSpace() async throws {
        final class Turning: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap { original in
                    let copy = original.copy() as? UICollectionViewLayoutAttributes
                    var eye = CATransform3DIdentity
                    eye.m34 = -0.002
                    copy?.transform3D = CATransform3DRotate(eye, 0.5, 0, 1, 0)
                    return copy
                }
            }
        }
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
            }
        }
        let layout = Turning()
        layout.itemSize = CGSize(width: 100, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let items = Items()
        view.dataSource = items
        view.layoutIfNeeded()
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual(cell.bounds.size, CGSize(width: 100, height: 60))
        XCTAssertEqual(cell.center, CGPoint(x: 50, y: 30))
        XCTAssertEqual(cell.layer.transform.m34, -0.002 * cos(0.5), accuracy: 1e-9)
        XCTAssertEqual(cell.layer.transform.m11, cos(0.5), accuracy: 1e-9)
    }

    func testATimerThatWasAddedCallsItsMethod() async throws {
        let target = Ticking()
        let timer = Timer(
            timeInterval: 0.001, target: target, selector: Ticking.ticking, userInfo: nil,
            repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        turnMainLoop(for: 0.1)
        XCTAssertEqual(target.ticks, 1)
    }

    func testWindowsOneAboveAnother() async throws {
        let window = UIWindow()
        window.windowLevel = .alert + 1
        XCTAssertEqual(window.windowLevel.rawValue, 2001)
        XCTAssertTrue(window.windowLevel > .alert)
        window.windowLevel -= 1
        XCTAssertEqual(window.windowLevel, .alert)
    }

    func testTheApplicationByNameForCodeOfExtensions() async throws {
        let name = NSSelectorFromString("sharedApplication")
        XCTAssertTrue(UIApplication.responds(to: name))
        XCTAssertTrue(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        XCTAssertFalse(UIApplication.responds(to: NSSelectorFromString("openURL:")))
    }

    func testViewsOfItemsByTheirKeys() async throws {
        let view = UIView()
        XCTAssertTrue(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
        let bar = UISearchBar()
        XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }

    func testLineSegmentsArePairsOfPoints() async throws {
        let size = CGSize(width: 30, height: 10)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.black.setStroke()
            context.cgContext.setLineWidth(10)
            let ends: [CGFloat] = [0, 10, 20, 30]
            context.cgContext.strokeLineSegments(between: ends.map { CGPoint(x: $0, y: 5) })
        }
        let bitmap = try XCTUnwrap(image.cgImage).bitmap
        let scale = bitmap.width / 30
        func alpha(at x: Int) -> UInt8 { bitmap.pixel(x: x * scale, y: 5 * scale).alpha }
        XCTAssertEqual([5, 15, 25].map(alpha), [255, 0, 255])
    }
}

private final class Ticking {
    var ticks = 0
    static var ticking: Selector { Selector("tick:", Ticking.tick(_:)) }
    func tick(_ timer: Timer) { ticks += 1 }
}

private final class ArchivingCell: UITableViewCell {
    var actions: [String] = []
    static var archiving: Selector { Selector("archive:", ArchivingCell.archive(_:)) }
    static var opening: Selector { Selector("open", ArchivingCell.open) }
    func archive(_ action: UIAccessibilityCustomAction) -> Bool {
        actions.append(action.name)
        return false
    }
    func open() { actions.append("open") }
}

/// Synchronously, which asynchronous code may not write down itself.
@MainActor private func turnMainLoop(for duration: TimeInterval) {
    RunLoop.main.run(until: Date().addingTimeInterval(duration))
}
