import Graphics

/// A number that varies from particle to particle: as much above as below its mean.
struct SpreadNumber: Hashable, Sendable {
    var mean = 0.0
    /// The distance from the least to the greatest.
    var range = 0.0

    init(_ mean: Double = 0, range: Double = 0) { (self.mean, self.range) = (mean, range) }

    /// - Parameter chance: 0 to 1.
    func value(_ chance: Double) -> Double { mean + range * (chance - 0.5) }
}

/// The properties of the particles of one kind; lengths in points, times in seconds, angles in radians.
struct ParticleKind: Hashable, Sendable {
    var name: String?
    /// The index of their picture, of those that the owner of the field keeps; nil for particles that are not seen.
    var picture: Int?
    var isEnabled = true
    /// Particles a second.
    var birthRate = 0.0
    /// The birth of the first, and the duration of births; 0 for ever.
    var beginTime = 0.0
    var duration = 0.0
    var lifetime = SpreadNumber()
    var velocity = SpreadNumber()
    /// The direction of flight: from the x axis in the plane, and out of the plane.
    var longitude = 0.0
    var latitude = 0.0
    /// The opening of the cone around that direction.
    var spread = 0.0
    var acceleration = SpaceVector()
    var scale = SpreadNumber(1)
    var scaleSpeed = 0.0
    /// Radians a second.
    var spin = SpreadNumber()
    /// Red, green, blue, alpha.
    var color = [SpreadNumber(1), SpreadNumber(1), SpreadNumber(1), SpreadNumber(1)]
    /// Change of each a second.
    var colorSpeed = [0.0, 0.0, 0.0, 0.0]
    /// The kinds that each particle emits as long as it lives.
    var children: [ParticleKind] = []

    var longestLife: Double { max(0, lifetime.mean + abs(lifetime.range) / 2) }
    /// The time until the last particle that one of them brings about is gone.
    var longestTrace: Double { longestLife + (children.map(\.longestTrace).max() ?? 0) }
}

/// Three coordinates: right, down, towards the eye.
struct SpaceVector: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
    var z = 0.0
}

/// The source of particles, and factors of their kinds' properties.
struct ParticleSource: Hashable, Sendable {
    enum Shape: Hashable, Sendable { case point, line, rectangle, cuboid, circle, sphere }
    enum Part: Hashable, Sendable { case points, outline, surface, volume }

    var shape = Shape.point
    var part = Part.volume
    var position = SpaceVector()
    var width = 0.0
    var height = 0.0
    var depth = 0.0
    var birthRate = 1.0
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
}

/// A particle at a moment.
struct Particle: Hashable, Sendable {
    var picture: Int?
    var position: SpaceVector
    var scale: Double
    var angle: Double
    var red, green, blue, alpha: Double
    /// The time of its birth.
    var birth: Double
}
