extension StandIns {
    /// The names of RxSwift since its release 5, for earlier ones, so that the part of RxCocoa for UIKit is one for all.
    static let earlierObservables = """
        // Names of RxSwift 5 for an earlier release, by Masu.
        extension ObservableConvertibleType {
            public typealias Element = E
        }

        extension ObservableType {
            public func compactMap<Result>(_ transform: @escaping (E) throws -> Result?) -> Observable<Result> {
                map(transform).filter { $0 != nil }.map { $0! }
            }
        }

        """

    /// A text in which sources' elements have their name before release 5: a condition can't name them by another one.
    static func withEarlierElements(_ text: String) -> String {
        // Not a data source's elements, which are called so there, too.
        text.replacing(/\bSource\.Element/, with: "Source.E")
    }

    /// The file in which RxSwift declares what an observable's elements are called.
    static let elementsOfRxSwift = "ObservableConvertibleType.swift"

    /// True for the sources of a release of RxSwift before 5.
    static func isEarlierRxSwift(_ sources: [String]) -> Bool {
        let declaration = /protocol\s+ObservableConvertibleType\s*\{[^}]*associatedtype\s+E\b/
        return sources.contains { $0.firstMatch(of: declaration) != nil }
    }
}
