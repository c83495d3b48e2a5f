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

    /// True for the sources of a release of RxSwift before 5.
    static func isEarlierRxSwift(_ sources: [String]) -> Bool {
        let declaration = /protocol\s+ObservableConvertibleType\s*\{[^}]*associatedtype\s+E\b/
        return sources.contains { $0.firstMatch(of: declaration) != nil }
    }
}
