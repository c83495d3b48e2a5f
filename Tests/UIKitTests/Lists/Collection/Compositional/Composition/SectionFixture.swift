import CollectionArrangement
import Foundation

@testable import UIKit

/// A case of `Fixtures/UIKit/compositional/sections.json`.
struct SectionFixture: Decodable {
    struct File: Decodable {
        var cases: [SectionFixture]
    }

    struct Item: Decodable {
        var size: String
        var insets: [CGFloat]?
        var edges: [String: String]?
        var badges: [Badge]?
        var horizontal: [Item]?
        var vertical: [Item]?
        var count: Int?
        var repeating: Int?
        var spacing: String?
        var custom: [[CGFloat]]?
    }

    struct Badge: Decodable {
        var kind: String
        var size: String
        var at: String
        var offset: [CGFloat]?
        var fractional: [CGFloat]?
        var own: String?
    }

    struct Boundary: Decodable {
        var kind: String
        var size: String
        var at: String
        var offset: [CGFloat]?
        var extends: Bool?
    }

    struct Background: Decodable {
        var kind: String
        var insets: [CGFloat]?
    }

    struct Section: Decodable {
        var group: Item
        var insets: [CGFloat]?
        var spacing: CGFloat?
        var orthogonal: Bool?
        var follow: Bool?
        var boundaries: [Boundary]?
        var backgrounds: [Background]?
    }

    var name: String
    var source: String
    var container: [CGFloat]
    var axis: String?
    var count: Int
    var section: Section
    var measured: [String: [CGFloat]]?
    var length: CGFloat
    var scrolled: CGFloat?
    var frames: [String: [CGFloat]]
}

/// Descriptions of the fixture as the public classes.
@MainActor extension SectionFixture {
    func makeSection() -> NSCollectionLayoutSection {
        guard let group = Self.item(section.group) as? NSCollectionLayoutGroup else {
            preconditionFailure("\(name): a section's group has items")
        }
        let made = NSCollectionLayoutSection(group: group)
        made.contentInsets = Self.insets(section.insets)
        made.interGroupSpacing = section.spacing ?? 0
        if section.orthogonal == true { made.orthogonalScrollingBehavior = .continuous }
        made.supplementariesFollowContentInsets = section.follow ?? true
        made.boundarySupplementaryItems = (section.boundaries ?? []).map { boundary in
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Self.size(boundary.size), elementKind: boundary.kind,
                alignment: Self.alignments[boundary.at]!, absoluteOffset: Self.point(boundary.offset))
            item.extendsBoundary = boundary.extends ?? true
            return item
        }
        made.decorationItems = (section.backgrounds ?? []).map { background in
            let item = NSCollectionLayoutDecorationItem.background(elementKind: background.kind)
            item.contentInsets = Self.insets(background.insets)
            return item
        }
        return made
    }

    static let alignments: [String: NSRectAlignment] = [
        "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "topLeading": .topLeading,
        "topTrailing": .topTrailing,
    ]

    static func item(_ item: Item) -> NSCollectionLayoutItem {
        let size = size(item.size)
        let badges = (item.badges ?? []).map { badge(_: $0) }
        let made: NSCollectionLayoutItem
        if let frames = item.custom {
            made = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                frames.map {
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
                }
            }
        } else if let parts = (item.horizontal ?? item.vertical)?.map({ Self.item($0) }) {
            let isRow = item.horizontal != nil
            let group: NSCollectionLayoutGroup
            switch (item.count, item.repeating, isRow) {
            case (let count?, _, true): group = .horizontal(layoutSize: size, subitem: parts[0], count: count)
            case (let count?, _, false): group = .vertical(layoutSize: size, subitem: parts[0], count: count)
            case (_, let count?, true): group = .horizontal(layoutSize: size, repeatingSubitem: parts[0], count: count)
            case (_, let count?, false): group = .vertical(layoutSize: size, repeatingSubitem: parts[0], count: count)
            case (_, _, true): group = .horizontal(layoutSize: size, subitems: parts)
            case (_, _, false): group = .vertical(layoutSize: size, subitems: parts)
            }
            group.interItemSpacing = item.spacing.map(spacing)
            group.supplementaryItems = badges
            made = group
        } else {
            made = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
        }
        made.contentInsets = insets(item.insets)
        made.edgeSpacing = item.edges.map { edges in
            NSCollectionLayoutEdgeSpacing(
                leading: edges["leading"].map(spacing), top: edges["top"].map(spacing),
                trailing: edges["trailing"].map(spacing), bottom: edges["bottom"].map(spacing))
        }
        return made
    }

    static func badge(_ badge: Badge) -> NSCollectionLayoutSupplementaryItem {
        let anchor =
            badge.fractional.map { NSCollectionLayoutAnchor(edges: edges(badge.at), fractionalOffset: point($0)) }
            ?? NSCollectionLayoutAnchor(edges: edges(badge.at), absoluteOffset: point(badge.offset))
        guard let own = badge.own else {
            return NSCollectionLayoutSupplementaryItem(
                layoutSize: size(badge.size), elementKind: badge.kind, containerAnchor: anchor)
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size(badge.size), elementKind: badge.kind, containerAnchor: anchor,
            itemAnchor: NSCollectionLayoutAnchor(edges: edges(own)))
    }

    static func edges(_ text: String) -> NSDirectionalRectEdge {
        let names: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        return text.split(separator: " ").reduce(into: []) { $0.formUnion(names[String($1)]!) }
    }

    static func size(_ text: String) -> NSCollectionLayoutSize {
        let parts = text.split(separator: " ").map { dimension(String($0)) }
        return NSCollectionLayoutSize(widthDimension: parts[0], heightDimension: parts[1])
    }

    static func dimension(_ text: String) -> NSCollectionLayoutDimension {
        let number = CGFloat(Double(text.drop { "wh~=".contains($0) })!)
        switch text.first {
        case "w": return .fractionalWidth(number)
        case "h": return .fractionalHeight(number)
        case "~": return .estimated(number)
        case "=": return .uniformAcrossSiblings(estimate: number)
        default: return .absolute(number)
        }
    }

    static func spacing(_ text: String) -> NSCollectionLayoutSpacing {
        let number = CGFloat(Double(text.drop { $0 == ">" })!)
        return text.hasPrefix(">") ? .flexible(number) : .fixed(number)
    }

    static func insets(_ values: [CGFloat]?) -> NSDirectionalEdgeInsets {
        guard let values else { return .zero }
        return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }

    static func point(_ values: [CGFloat]?) -> CGPoint { values.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
}

/// The fixture arranged.
@MainActor extension SectionFixture {
    var containerSize: CGSize { CGSize(width: container[0], height: container[1]) }

    func arrange() -> SectionArrangement {
        let environment = LayoutEnvironment(
            container: LayoutContainer(contentSize: containerSize), traitCollection: UITraitCollection())
        var arrangement = SectionArrangement(
            SectionArrangement.Description(
                composition: makeSection().composed(in: environment), container: containerSize,
                axis: axis == "horizontal" ? .horizontal : .vertical, count: count))
        for (key, size) in (measured ?? [:]).sorted(by: { $0.key < $1.key }) {
            let size = CGSize(width: size[0], height: size[1])
            let words = key.split(separator: " ").map(String.init)
            let identity: SectionArrangement.Part.Identity =
                words.count == 1 ? .element(Int(key)!) : .boundary(kind: words[0], index: Int(words[1])!)
            _ = arrangement.setMeasured(size, of: identity)
        }
        return arrangement
    }

    static func identity(_ text: String) -> SectionArrangement.Part.Identity {
        let words = text.split(separator: " ").map(String.init)
        switch words[0] {
        case "item": return .element(Int(words[1])!)
        case "boundary": return .boundary(kind: words[1], index: Int(words[2])!)
        case "background": return .background(kind: words[1], index: Int(words[2])!)
        default: return .supplement(kind: words[1], index: Int(words[2])!)
        }
    }
}
