import Foundation

/// Particles as a function of time: the state at a moment follows from the settings until then, however many moments
/// were asked for before.
///
/// Settings hold for particles that are born from then on; particles in flight keep theirs. Chance is a number for each
/// particle, made of the seed: the same field looks the same every time.
///
/// Invariant: epochs are in order of their beginnings, and each knows how many particles of each kind went before it.
struct ParticleField: Sendable {
    struct Epoch: Sendable {
        var start: Double
        var source: ParticleSource
        var kinds: [ParticleKind]
        /// The count of each kind at the beginning.
        var counts: [Double]
    }

    var seed: UInt32 = 0
    private(set) var epochs: [Epoch] = []

    /// The most particles of one kind that are shown; the oldest are left out.
    static let mostOfAKind = 8192
    /// The largest depth of particles that emit particles.
    static let deepest = 4

    /// Sets the source and the kinds from a time on; times never decrease.
    mutating func set(_ source: ParticleSource, _ kinds: [ParticleKind], from time: Double) {
        guard let last = epochs.last else {
            epochs = [Epoch(start: time, source: source, kinds: kinds, counts: kinds.map { _ in 0 })]
            return
        }
        guard last.source != source || last.kinds != kinds else { return }
        let start = max(time, last.start)
        if start == last.start {
            epochs[epochs.count - 1] = Epoch(
                start: start, source: source, kinds: kinds,
                counts: kinds.indices.map { $0 < last.counts.count ? last.counts[$0] : 0 })
            return
        }
        let counts = kinds.indices.map { index -> Double in
            guard index < last.kinds.count else { return 0 }
            return last.counts[index] + rate(last.kinds[index], last.source) * (start - last.start)
        }
        epochs.append(Epoch(start: start, source: source, kinds: kinds, counts: counts))
        forget(before: start)
    }

    /// Begins anew, as if nothing had been set before.
    mutating func restart() { epochs = [] }

    /// Epochs whose particles are all gone.
    private mutating func forget(before time: Double) {
        while epochs.count > 1 {
            let life = epochs[0].kinds.map { $0.longestTrace * max(1, epochs[0].source.lifetime) }.max() ?? 0
            guard epochs[1].start + life < time else { return }
            epochs.removeFirst()
        }
    }

    private func rate(_ kind: ParticleKind, _ source: ParticleSource) -> Double {
        let rate = kind.birthRate * source.birthRate
        return kind.isEnabled && rate.isFinite ? max(0, rate) : 0
    }

    /// True if there is anything to be seen now or later, if nothing else is set.
    func isAlive(at time: Double) -> Bool {
        guard let last = epochs.last else { return false }
        if last.kinds.contains(where: { rate($0, last.source) > 0 }) { return true }
        return epochs.indices.dropLast().contains { index in
            let epoch = epochs[index]
            let life = epoch.kinds.map { $0.longestTrace * max(1, epoch.source.lifetime) }.max() ?? 0
            return epochs[index + 1].start + life > time
        }
    }

    /// All that live at a time, kind by kind, those of a kind by their births.
    func particles(at time: Double) -> [Particle] {
        var result: [Particle] = []
        for (number, epoch) in epochs.enumerated() {
            let end = number + 1 < epochs.count ? epochs[number + 1].start : .infinity
            for (index, kind) in epoch.kinds.enumerated() {
                emit(kind, index, of: epoch, until: end, at: time, into: &result)
            }
        }
        return result
    }

    private func emit(
        _ kind: ParticleKind, _ index: Int, of epoch: Epoch, until end: Double, at time: Double,
        into result: inout [Particle]
    ) {
        let rate = rate(kind, epoch.source)
        guard rate > 0 else { return }
        let trace = kind.longestTrace * max(1, epoch.source.lifetime)
        var first = max(epoch.start, time - trace)
        var last = min(time, end)
        if kind.beginTime > 0 { first = max(first, kind.beginTime) }
        if kind.duration > 0, kind.duration.isFinite { last = min(last, kind.beginTime + kind.duration) }
        guard last >= first else { return }
        func count(_ moment: Double) -> Double { epoch.counts[index] + (moment - epoch.start) * rate }
        var low = Int(count(first).rounded(.up))
        // A particle born as the next epoch begins belongs to that one.
        let high = end <= time && last == end ? Int(count(last).rounded(.up)) - 1 : Int(count(last).rounded(.down))
        low = max(low, high - Self.mostOfAKind + 1)
        guard low <= high else { return }
        for serial in low...high {
            let birth = epoch.start + (Double(serial) - epoch.counts[index]) / rate
            var chance = ParticleChance(seed: seed, stream: UInt64(index), serial: UInt64(max(0, serial)))
            let origin = epoch.source.birthplace(&chance)
            let flight = Flight(kind, from: origin, born: birth, source: epoch.source, &chance)
            add(flight, depth: 1, at: time, into: &result)
        }
    }

    /// The particle itself, and what it emitted.
    private func add(_ flight: Flight, depth: Int, at time: Double, into result: inout [Particle]) {
        if let particle = flight.particle(at: time) { result.append(particle) }
        guard depth < Self.deepest else { return }
        for (index, child) in flight.kind.children.enumerated() {
            let rate = self.rate(child, flight.source)
            guard rate > 0 else { continue }
            let last = min(time, flight.birth + flight.life)
            let first = max(flight.birth, time - child.longestTrace * max(1, flight.source.lifetime))
            guard last >= first else { continue }
            var low = Int(((first - flight.birth) * rate).rounded(.up))
            let high = Int(((last - flight.birth) * rate).rounded(.down))
            low = max(low, high - Self.mostOfAKind + 1)
            guard low <= high else { continue }
            for serial in low...high {
                let birth = flight.birth + Double(serial) / rate
                var chance = flight.chance(stream: UInt64(index), serial: UInt64(max(0, serial)))
                let next = Flight(
                    child, from: flight.position(at: birth), born: birth, source: flight.source, &chance)
                add(next, depth: depth + 1, at: time, into: &result)
            }
        }
    }
}

/// The way of one particle.
private struct Flight {
    let kind: ParticleKind
    let source: ParticleSource
    let birth: Double
    let life: Double
    private let origin: SpaceVector
    private let velocity: SpaceVector
    private let scale: Double
    private let spin: Double
    private let color: [Double]
    private let seed: ParticleChance

    init(
        _ kind: ParticleKind, from origin: SpaceVector, born birth: Double, source: ParticleSource,
        _ chance: inout ParticleChance
    ) {
        seed = chance
        (self.kind, self.source, self.origin, self.birth) = (kind, source, origin, birth)
        life = max(0, kind.lifetime.value(chance.next()) * source.lifetime)
        let speed = kind.velocity.value(chance.next()) * source.velocity
        let angle = kind.longitude + kind.spread * (chance.next() - 0.5)
        velocity = SpaceVector(
            x: cos(angle) * cos(kind.latitude) * speed, y: sin(angle) * cos(kind.latitude) * speed,
            z: sin(kind.latitude) * speed)
        scale = kind.scale.value(chance.next())
        spin = kind.spin.value(chance.next()) * source.spin
        var color: [Double] = []
        for component in kind.color { color.append(component.value(chance.next())) }
        self.color = color
    }

    func chance(stream: UInt64, serial: UInt64) -> ParticleChance { seed.inner(stream: stream, serial: serial) }

    func position(at time: Double) -> SpaceVector {
        let age = time - birth
        let fall = age * age / 2
        return SpaceVector(
            x: origin.x + velocity.x * age + kind.acceleration.x * fall,
            y: origin.y + velocity.y * age + kind.acceleration.y * fall,
            z: origin.z + velocity.z * age + kind.acceleration.z * fall)
    }

    /// Nil before its birth and after its end.
    func particle(at time: Double) -> Particle? {
        let age = time - birth
        guard age >= 0, age < life else { return nil }
        func component(_ index: Int) -> Double { min(max(color[index] + kind.colorSpeed[index] * age, 0), 1) }
        return Particle(
            picture: kind.picture, position: position(at: time),
            scale: max(0, (scale + kind.scaleSpeed * age) * source.scale), angle: spin * age, red: component(0),
            green: component(1), blue: component(2), alpha: component(3), birth: birth)
    }
}

/// Numbers from 0 to 1 that belong to one particle: SplitMix64 from its names.
struct ParticleChance: Hashable, Sendable {
    private var state: UInt64

    init(seed: UInt32, stream: UInt64, serial: UInt64) {
        state =
            UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ stream &* 0xD1B5_4A32_D192_ED03 &+ serial &* 0x2545_F491_4F6C_DD1D
        _ = next()
    }

    func inner(stream: UInt64, serial: UInt64) -> ParticleChance {
        var inner = self
        inner.state = inner.state &+ (stream &+ 1) &* 0xD1B5_4A32_D192_ED03 &+ (serial &+ 1) &* 0x2545_F491_4F6C_DD1D
        _ = inner.next()
        return inner
    }

    mutating func next() -> Double {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return Double(mixed >> 11) / Double(UInt64(1) << 53)
    }
}

extension ParticleSource {
    /// The birthplace: the edge, the face or all of a rectangle or circle; a point and a line have only one part.
    func birthplace(_ chance: inout ParticleChance) -> SpaceVector {
        let (first, second, third) = (chance.next() - 0.5, chance.next() - 0.5, chance.next() - 0.5)
        var place = position
        switch shape {
        case .point: break
        case .line:
            place.x += part == .points ? (first < 0 ? -0.5 : 0.5) * width : first * width
        case .rectangle, .cuboid:
            let offset = onRectangle(first, second, chance: third)
            place.x += offset.x
            place.y += offset.y
            if shape == .cuboid { place.z += (part == .points ? (third < 0 ? -0.5 : 0.5) : third) * depth }
        case .circle, .sphere:
            let angle = first * 2 * .pi
            // Even over the disc where it isn't the edge alone.
            let share = part == .outline || part == .points ? 1 : (second + 0.5).squareRoot()
            place.x += cos(angle) * share * width
            place.y += sin(angle) * share * width
            if shape == .sphere { place.z += third * 2 * share * width }
        }
        return place
    }

    private func onRectangle(_ first: Double, _ second: Double, chance: Double) -> (x: Double, y: Double) {
        switch part {
        case .points: return ((first < 0 ? -0.5 : 0.5) * width, (second < 0 ? -0.5 : 0.5) * height)
        case .outline:
            let along = (first + 0.5) * 2 * (width + height)
            if along < width { return (along - width / 2, -height / 2) }
            if along < 2 * width { return (along - 1.5 * width, height / 2) }
            let down = along - 2 * width
            return down < height ? (-width / 2, down - height / 2) : (width / 2, down - 1.5 * height)
        case .surface, .volume: return (first * width, second * height)
        }
    }
}
