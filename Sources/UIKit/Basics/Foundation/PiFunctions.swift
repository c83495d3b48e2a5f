/// Sine and cosine of multiples of π, as the C library of Apple's systems has them: exact where the angle is a multiple of a quarter
/// turn.
public func __sinpi(_ x: Double) -> Double {
    let turns = x.truncatingRemainder(dividingBy: 2)
    return switch turns {
    case 0, 1, -1: 0
    case 0.5, -1.5: 1
    case -0.5, 1.5: -1
    default: sin(turns * .pi)
    }
}

public func __cospi(_ x: Double) -> Double {
    let turns = abs(x.truncatingRemainder(dividingBy: 2))
    return switch turns {
    case 0: 1
    case 1: -1
    case 0.5, 1.5: 0
    default: cos(turns * .pi)
    }
}
