import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of the classes that describe compositions; a description that a public
/// report prints.
///
/// The classes that describe compositions: what they take, print and refuse.
@MainActor final class CompositionDescriptionTests: XCTestCase {
    typealias Fixture = CompositionalFixture

    private func messages(_ body: () -> Void) -> [String] {
        var messages: [String] = []
        UIKitLog.handler = { messages.append($0) }
        defer { UIKitLog.handler = nil }
        body()
        return messages
    }

    private func exceptions(_ body: () -> Void) -> [String] {
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        defer { UIKitException.handler = nil }
        body()
        return reasons
    }

    func testDimensions() async throws {
        let dimensions: [(NSCollectionLayoutDimension, [Bool], CGFloat)] = [
            (.fractionalWidth(0.5), [true, false, false, false, false], 0.5),
            (.fractionalHeight(0.25), [false, true, false, false, false], 0.25),
            (.absolute(44), [false, false, true, false, false], 44),
            (.estimated(60), [false, false, false, true, false], 60),
            (.uniformAcrossSiblings(estimate: 30), [false, false, false, false, true], 30),
        ]
        for (dimension, kinds, value) in dimensions {
            let found = [
                dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute, dimension.isEstimated,
                dimension.isUniformAcrossSiblings,
            ]
            XCTAssertEqual(found, kinds)
            XCTAssertEqual(dimension.dimension, value)
            XCTAssertTrue((dimension.copy() as? NSCollectionLayoutDimension)?.isEqual(dimension) ?? false)
        }
        XCTAssertFalse(NSCollectionLayoutDimension.absolute(44).isEqual(NSCollectionLayoutDimension.estimated(44)))
        XCTAssertTrue(NSCollectionLayoutSpacing.flexible(3).isFlexible)
        XCTAssertEqual(NSCollectionLayoutSpacing.fixed(3).spacing, 3)
    }

    func testBadNumbersAreSaidAndReplaced() async throws {
        XCTAssertEqual(
            messages { XCTAssertEqual(NSCollectionLayoutDimension.absolute(.nan).dimension, 0) },
            ["Invalid absolute dimension nan: a length must be finite and not negative; 0 is used instead."])
        XCTAssertEqual(messages { _ = NSCollectionLayoutDimension.fractionalWidth(-1) }.count, 1)
        XCTAssertEqual(
            messages { XCTAssertEqual(NSCollectionLayoutDimension.estimated(0).dimension, 0) },
            [
                "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your "
                    + "call site."
            ])
        XCTAssertEqual(messages { _ = NSCollectionLayoutSpacing.fixed(.infinity) }.count, 1)
        let item = NSCollectionLayoutItem(layoutSize: Fixture.size(.absolute(10), .absolute(10)))
        XCTAssertEqual(
            exceptions {
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitem: item, count: 0)
            }.count, 1)
    }

    /// The form that UIKit's own reports have (issue 1414 of a public app prints one).
    func testDescriptions() async throws {
        let item = NSCollectionLayoutItem(layoutSize: Fixture.size(.fractionalWidth(0.25), .estimated(94)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Fixture.size(.fractionalWidth(1), .estimated(94)), subitems: [item])
        group.interItemSpacing = .fixed(16)
        let text = group.description.replacingOccurrences(
            of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
        XCTAssertEqual(
            text,
            "<NSCollectionLayoutGroup 0x size={.containerWidthFactor(1), .estimated(94)}>\n"
                + "\t layoutDirection: .horizontal\n\t interItemSpacing=.fixed(16)\n\t subitems=\n"
                + "\t\t <NSCollectionLayoutItem 0x size={.containerWidthFactor(0.25), .estimated(94)}>\n"
                + "\t\tedgeSpacing=<leading=.flexible(0); top=(null); trailing=(null); bottom=(null)>")
    }

    func testVisualDescription() async throws {
        let item = NSCollectionLayoutItem(layoutSize: Fixture.size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Fixture.size(.absolute(160), .absolute(40)), subitems: [item])
        let lines = group.visualDescription().split(separator: "\n").map(String.init)
        XCTAssertEqual(Set(lines.map(\.count)), [80])
        XCTAssertEqual(lines.first, lines.last)
        XCTAssertEqual(lines[0].filter { $0 == "+" }.count, 3, "two boxes share an edge")
        XCTAssertTrue(lines[1].hasPrefix("|~~~"))
        XCTAssertEqual(lines[1].filter { $0 == "|" }.count, 3)
    }

    func testCopies() async throws {
        let section = Fixture.grid(columns: 2, height: 10)
        section.contentInsets.top = 7
        section.orthogonalScrollingBehavior = .paging
        section.boundarySupplementaryItems = [Fixture.header(.absolute(10))]
        let copy = try XCTUnwrap(section.copy() as? NSCollectionLayoutSection)
        section.contentInsets.top = 9
        XCTAssertEqual(copy.contentInsets.top, 7)
        XCTAssertEqual(copy.orthogonalScrollingBehavior, .paging)
        XCTAssertEqual(copy.boundarySupplementaryItems.count, 1)
        let header = Fixture.header(.absolute(10))
        header.pinToVisibleBounds = true
        let other = try XCTUnwrap(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        header.pinToVisibleBounds = false
        XCTAssertTrue(other.pinToVisibleBounds)
    }

    // MARK: Compositions that can't be

    func testItemsThatDontFitAreReportedAndShown() async throws {
        let item = NSCollectionLayoutItem(layoutSize: Fixture.size(.absolute(500), .absolute(40)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Fixture.size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
        let fixture = Fixture([3], section: section)
        let said = messages { fixture.view.layoutIfNeeded() }
        XCTAssertEqual(said.count, 1)
        XCTAssertTrue(
            said[0].contains(
                "ran into an error when computing the layout for section at index 0 in container "
                    + "<_UICollectionLayoutContainer: contentSize={375, 600}; contentInsets={0, 0, 0, 0}}>. Container "
                    + "calculated by applying insets ({0, 0, 0, 0}) from sectionInsetsReference \"safeArea\" to "
                    + "collection view frame {{0, 0}, {375, 600}}.\nError: NSCollectionLayoutItem created with invalid "
                    + "combination of spacing and size specified. This group cannot fit even a single item."), said[0])
        XCTAssertEqual(fixture.view.contentSize.height, 120, "an item a group")
        XCTAssertEqual(fixture.frame(1), CGRect(x: 0, y: 40, width: 500, height: 40))
    }

    func testNoRoom() async throws {
        let section = Fixture.grid(columns: 1, height: 50)
        section.group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        let fixture = Fixture([2], size: CGSize(width: 20, height: 300), section: section)
        let said = messages { fixture.view.layoutIfNeeded() }
        XCTAssertEqual(said.count, 1)
        XCTAssertTrue(said[0].contains("There is no room for this NSCollectionLayoutGroup to fit"), said[0])
        XCTAssertTrue(
            said[0].contains(
                "({0, 16, 0, 16}) do not result in a negative effectiveContentSize when applied to size: {20, 50}"),
            said[0])
        XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 2)
    }

    func testMissingSection() async throws {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 0 ? nil : Fixture.grid(columns: 1, height: 50)
        }
        let fixture = Fixture([2, 1], layout: layout)
        let reasons = exceptions { fixture.view.layoutIfNeeded() }
        XCTAssertEqual(reasons.count, 1)
        XCTAssertTrue(reasons[0].hasPrefix("Invalid section definition. Please specify a valid section definition"))
        XCTAssertEqual(fixture.frame(0, 1)?.minY, 0)
        XCTAssertNil(fixture.frame(0, 0))
        let empty = Fixture(
            [0, 1],
            layout: UICollectionViewCompositionalLayout { section, _ in
                section == 0 ? nil : Fixture.grid(columns: 1, height: 50)
            })
        XCTAssertEqual(exceptions { empty.view.layoutIfNeeded() }, [], "an empty section needs no description")
    }

    func testNumbersThatArentNumbers() async throws {
        let section = Fixture.rows()
        section.boundarySupplementaryItems = [Fixture.header(.absolute(10))]
        let said = messages {
            section.contentInsets = NSDirectionalEdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0)
            section.interGroupSpacing = .infinity
            section.group.contentInsets.leading = .infinity
            _ = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: CGFloat.nan, y: 0))
        }
        XCTAssertEqual(said.count, 4)
        XCTAssertTrue(said.allSatisfy { $0.hasPrefix("Invalid ") && $0.contains("must be finite") }, "\(said)")
        XCTAssertEqual(section.contentInsets, .zero)
        XCTAssertEqual(section.interGroupSpacing, 0)
        let fixture = Fixture([3], kinds: ["header"], section: section)
        fixture.content = { _ in CGSize(width: 0, height: 50) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(1)?.minY, 60)
    }

    func testRowsLongerThanAnyList() async throws {
        let fixture = Fixture([3], section: Fixture.rows(estimate: 1e9))
        fixture.content = { _ in CGSize(width: 0, height: 50) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 375, height: 50))
        XCTAssertEqual(fixture.frame(2)?.minY, 100)
    }

    /// Groups without length or content end, and overlap where they are told to.
    func testGroupsOfNothing() async throws {
        let nothing = NSCollectionLayoutItem(layoutSize: Fixture.size(.absolute(0), .absolute(0)))
        let flat = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Fixture.size(.fractionalWidth(1), .absolute(0)), subitems: [nothing]))
        let fixture = Fixture([5], section: flat)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.contentSize.height, 0)
        let empty = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Fixture.size(.fractionalWidth(1), .absolute(50)), subitems: []))
        let none = Fixture([5], section: empty)
        none.view.layoutIfNeeded()
        XCTAssertEqual(none.view.visibleCells.count, 0)
        let overlapping = Fixture.grid(columns: 1, height: 100)
        overlapping.interGroupSpacing = -30
        let cards = Fixture([20], section: overlapping)
        cards.view.contentOffset.y = 0
        cards.view.layoutIfNeeded()
        XCTAssertEqual(cards.frame(1)?.minY, 70)
        XCTAssertEqual(cards.view.contentSize.height, 20 * 70 + 30)
        cards.view.contentOffset.y = 95
        cards.view.layoutIfNeeded()
        XCTAssertNotNil(cards.frame(0), "it reaches to 100")
    }
}
