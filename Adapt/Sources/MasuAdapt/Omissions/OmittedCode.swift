/// The functions that stand in a module in place of what was left out of it.
enum OmittedCode {
    static let file = "OmittedCode.swift"
    /// The sentence goes to the standard error where the place is reached.
    static let statement = "_leftOut"
    /// An empty value, where its type has one; else it ends the program.
    static let value = "_leftOutValue"
    static let condition = "_leftOutCondition"
    static let end = "_leftOutEnd"
    static let thrown = "_LeftOut"

    /// - Parameters:
    ///   - isTest: true for a module of tests: a test that comes to such a place fails.
    ///   - standsIn: true where classes stand in for missing ones.
    static func text(isTest: Bool, standsIn: Bool) -> String {
        """
        // Written by masu-adapt --stand-ins: what is called in place of code that the compiler doesn't take.
        import UIKit
        \(isTest ? "import XCTest\n" : "")
        /// An error in place of one that isn't there.
        @usableFromInline nonisolated struct _LeftOut: Error, CustomStringConvertible {
            @usableFromInline var description: String

            @usableFromInline init(_ place: String) {
                description = place
                _leftOut(place)
            }

            nonisolated(unsafe) fileprivate static var told: Set<String> = []
            fileprivate static let lock = NSLock()
        }

        /// Says once that a place was reached.
        @usableFromInline nonisolated func _leftOut(_ place: String) {
            _LeftOut.lock.lock()
            defer { _LeftOut.lock.unlock() }
            guard _LeftOut.told.insert(place).inserted else { return }
            FileHandle.standardError.write(Data("\\(place) (left out by --stand-ins)\\n".utf8))
        \(isTest ? "    XCTFail(\"\\(place) (left out by --stand-ins)\")\n" : "")}

        @usableFromInline nonisolated func _leftOutEnd(_ place: String) -> Never {
            fatalError("\\(place) (left out by --stand-ins, and nothing can stand in its place)")
        }

        @usableFromInline nonisolated func _leftOutCondition(_ place: String) -> Bool {
            _leftOut(place)
            return false
        }

        @usableFromInline nonisolated func _leftOutValue<Value>(_ place: String) -> Value {
            guard let value = (_leftOutEmpty(Value.self) ?? nil) as? Value else { _leftOutEnd(place) }
            _leftOut(place)
            return value
        }

        private nonisolated func _leftOutEmpty(_ type: Any.Type) -> Any? {
            func empty<Kind: ExpressibleByNilLiteral>(_ type: Kind.Type) -> Any { Kind(nilLiteral: ()) }
            func empty<Kind: RangeReplaceableCollection>(_ type: Kind.Type) -> Any { Kind() }
            func empty<Kind: SetAlgebra>(_ type: Kind.Type) -> Any { Kind() }
            func empty<Kind: AdditiveArithmetic>(_ type: Kind.Type) -> Any { Kind.zero }
            func empty<Kind: ExpressibleByDictionaryLiteral>(_ type: Kind.Type) -> Any { [:] as Kind }
            func empty<Kind: CaseIterable>(_ type: Kind.Type) -> Any? { Kind.allCases.first }
            func empty<Kind: RawRepresentable>(_ type: Kind.Type) -> Any? {
                (_leftOutEmpty(Kind.RawValue.self) as? Kind.RawValue).flatMap { Kind(rawValue: $0) }
            }
            switch type {
            case is Void.Type: return ()
            case is Bool.Type: return false
            case let type as any ExpressibleByNilLiteral.Type: return empty(type)
            case let type as any RangeReplaceableCollection.Type: return empty(type)
            case let type as any SetAlgebra.Type: return empty(type)
            case let type as any AdditiveArithmetic.Type: return empty(type)
            case let type as any ExpressibleByDictionaryLiteral.Type: return empty(type)
            case let type as any CaseIterable.Type: return empty(type)
            case let type as any RawRepresentable.Type: return empty(type)
            case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0)
            case is CGRect.Type: return CGRect.zero
            case is CGSize.Type: return CGSize.zero
            case is CGPoint.Type: return CGPoint.zero
            case is UIEdgeInsets.Type: return UIEdgeInsets.zero
            default: break
            }
            guard Thread.isMainThread else { return nil }
            return MainActor.assumeIsolated {
        \(standsIn ? "        if let type = type as? any StandingIn.Type { return type.standIn() }\n" : "")\
                // A class that the app declares itself isn't made without its initialiser.
                switch ObjectIdentifier(type) {
                case ObjectIdentifier(UIView.self): return UIView() as Any
                case ObjectIdentifier(UIViewController.self): return UIViewController()
                case ObjectIdentifier(UITableViewCell.self): return UITableViewCell()
                case ObjectIdentifier(UICollectionViewCell.self): return UICollectionViewCell()
                case ObjectIdentifier(UIColor.self): return UIColor.clear
                case ObjectIdentifier(UIImage.self): return UIImage()
                default: return nil
                }
            }
        }

        """
    }
}
