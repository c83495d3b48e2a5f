/// A movement of a symbol, since iOS 17.
///
/// Pictures show a symbol at rest: an effect that leaves it changed, as `disappear`, is seen; the others are kept and have their
/// completions called.
public protocol SymbolEffect: Sendable {}

/// An effect that is played once for a change.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that replaces a symbol by another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect that lets a symbol come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect that plays on a symbol's layers together or one by one.
public protocol LayeredSymbolEffect: SymbolEffect {
    var isByLayer: Bool { get set }
}

extension LayeredSymbolEffect {
    public var byLayer: Self { with(\.isByLayer, true) }
    public var wholeSymbol: Self { with(\.isByLayer, false) }
}

extension SymbolEffect {
    func with<Value>(_ place: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var changed = self
        changed[keyPath: place] = value
        return changed
    }
}

/// A symbol that springs up or down once.
public struct BounceSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var isByLayer = true
    var isUp: Bool?
    public var up: Self { with(\.isUp, true) }
    public var down: Self { with(\.isUp, false) }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var isByLayer = true
}

/// A symbol whose layers light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isCumulative = false
    var reverses = false
    var hidesInactive = false
    public var iterative: Self { with(\.isCumulative, false) }
    public var cumulative: Self { with(\.isCumulative, true) }
    public var reversing: Self { with(\.reverses, true) }
    public var nonReversing: Self { with(\.reverses, false) }
    public var hideInactiveLayers: Self { with(\.hidesInactive, true) }
    public var dimInactiveLayers: Self { with(\.hidesInactive, false) }
}

/// A symbol that is larger or smaller for as long as the effect lasts.
public struct ScaleSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var isByLayer = true
    var isUp: Bool?
    public var up: Self { with(\.isUp, true) }
    public var down: Self { with(\.isUp, false) }
}

/// A symbol that comes back after it has disappeared.
public struct AppearSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var isByLayer = true
    var isUp: Bool?
    public var up: Self { with(\.isUp, true) }
    public var down: Self { with(\.isUp, false) }
}

/// A symbol that isn't seen for as long as the effect lasts.
public struct DisappearSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var isByLayer = true
    var isUp: Bool?
    public var up: Self { with(\.isUp, true) }
    public var down: Self { with(\.isUp, false) }
}

/// A symbol that breathes, since iOS 18.
public struct BreatheSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var isByLayer = true
    var pulses = false
    public var plain: Self { with(\.pulses, false) }
    public var pulse: Self { with(\.pulses, true) }
}

/// A symbol that turns, since iOS 18.
public struct RotateSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var isByLayer = true
    var isClockwise = true
    public var clockwise: Self { with(\.isClockwise, true) }
    public var counterClockwise: Self { with(\.isClockwise, false) }
}

/// A symbol that moves to and fro, since iOS 18.
public struct WiggleSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    enum Way: Hashable, Sendable { case own, clockwise, counterClockwise, left, right, up, down, forward, backward }

    public var isByLayer = true
    var way = Way.own
    public var clockwise: Self { with(\.way, .clockwise) }
    public var counterClockwise: Self { with(\.way, .counterClockwise) }
    public var left: Self { with(\.way, .left) }
    public var right: Self { with(\.way, .right) }
    public var up: Self { with(\.way, .up) }
    public var down: Self { with(\.way, .down) }
    public var forward: Self { with(\.way, .forward) }
    public var backward: Self { with(\.way, .backward) }
}

/// A symbol that gives way to another.
public struct ReplaceSymbolEffect: LayeredSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    enum Way: Hashable, Sendable { case own, downUp, upUp, offUp }

    /// A replacement that keeps what both symbols have in common, since iOS 18.
    public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
        let fallback: ReplaceSymbolEffect
    }

    public var isByLayer = true
    var way = Way.own
    public var downUp: Self { with(\.way, .downUp) }
    public var upUp: Self { with(\.way, .upUp) }
    public var offUp: Self { with(\.way, .offUp) }
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

/// The effect that suits a change of a symbol.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: Self { Self() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: Self { Self() }
}

/// The repetitions and the pace of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect, since iOS 18.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double?
        public static var continuous: Self { Self(count: nil, delay: nil) }
        public static var periodic: Self { periodic() }
        /// - Parameter delay: seconds between two times; nil for the effect's own.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
            Self(count: count, delay: delay)
        }
    }

    var repetition: RepeatBehavior?
    var pace = 1.0

    public static var `default`: Self { Self() }
    public static var repeating: Self { Self(repetition: .continuous) }
    public static var nonRepeating: Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self(repetition: .periodic(count)) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(repetition: behavior) }
    public static func speed(_ speed: Double) -> Self { Self(pace: speed) }

    public var repeating: Self { Self(repetition: .continuous, pace: pace) }
    public var nonRepeating: Self { Self(repetition: nil, pace: pace) }
    public func `repeat`(_ count: Int?) -> Self { Self(repetition: .periodic(count), pace: pace) }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(repetition: behavior, pace: pace) }
    public func speed(_ speed: Double) -> Self { Self(repetition: repetition, pace: speed) }
}
