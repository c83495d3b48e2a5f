import Foundation

/// A joint that keeps a body at a distance from another or from a place.
package struct DynamicJoint: Hashable, Sendable {
    package enum End: Hashable, Sendable {
        case body(Int, offset: DynamicVector)
        case place(DynamicVector)
    }

    package var first: End
    package var second: End
    /// Points.
    package var length: Double
    /// Swings a second of a spring; 0 for a rod.
    package var frequency: Double
    /// 0 for a spring that swings for ever, 1 for one that doesn't swing at all.
    package var damping: Double

    package init(first: End, second: End, length: Double, frequency: Double, damping: Double) {
        self.first = first
        self.second = second
        self.length = length
        self.frequency = frequency
        self.damping = damping
    }
}

/// A pull of a body to a place, upright.
package struct DynamicSnap: Hashable, Sendable {
    package var body: Int
    package var place: DynamicVector
    /// 0 to 1.
    package var damping: Double

    package init(body: Int, place: DynamicVector, damping: Double) {
        self.body = body
        self.place = place
        self.damping = damping
    }
}

/// Bodies under forces, joints and collisions: impulses in turn, in steps of a fixed length.
///
/// Units as UIKit's: points, seconds, a mass of 1 for a square of 100 points. The same world and the same steps give the
/// same motion on every machine.
package struct DynamicWorld: Sendable {
    /// Seconds.
    package static let stepLength = 1.0 / 240
    private static let rounds = 12
    /// Depth that isn't corrected, so that bodies at rest stay in contact.
    private static let slop = 0.05

    package var bodies: [DynamicBody] = []
    /// Points a second squared, by body.
    package var accelerations: [DynamicVector] = []
    /// Forces with the points at which they act, from the middle of the body.
    package var pushes: [(body: Int, force: DynamicVector, offset: DynamicVector)] = []
    package var joints: [DynamicJoint] = []
    package var snaps: [DynamicSnap] = []
    /// Pairs that collide.
    package var pairs: [(Int, Int)] = []
    /// Sides, and the bodies that collide with each.
    package var sides: [(start: DynamicVector, end: DynamicVector, bodies: [Int])] = []
    /// The contacts of the last step.
    package private(set) var contacts: [DynamicContact] = []

    package init() {}

    package mutating func step() {
        let time = Self.stepLength
        for index in bodies.indices where !bodies[index].isAnchored {
            if accelerations.indices.contains(index) { bodies[index].velocity += accelerations[index] * time }
        }
        for push in pushes {
            let arm = push.offset.rotated(by: bodies[push.body].angle)
            bodies[push.body].push(push.force * time, at: arm)
        }
        for snap in snaps { pull(snap, time) }
        for index in bodies.indices {
            bodies[index].velocity = bodies[index].velocity * (1 / (1 + time * max(0, bodies[index].resistance)))
            bodies[index].angularVelocity /= 1 + time * max(0, bodies[index].angularResistance)
        }
        findContacts()
        solve(time)
        for index in bodies.indices {
            if bodies[index].isAnchored { (bodies[index].velocity, bodies[index].angularVelocity) = (.zero, 0) }
            if !bodies[index].allowsRotation { bodies[index].angularVelocity = 0 }
            bodies[index].center += bodies[index].velocity * time
            bodies[index].angle += bodies[index].angularVelocity * time
        }
        separate()
    }

    // MARK: Touching

    private mutating func findContacts() {
        contacts = []
        let shapes = bodies.map(\.corners)
        let extents = bodies.map { ($0.width * $0.width + $0.height * $0.height).squareRoot() / 2 }
        for (first, second) in pairs {
            guard (bodies[first].center - bodies[second].center).length <= extents[first] + extents[second] else {
                continue
            }
            guard let touch = DynamicContact.between(shapes[first], shapes[second]) else { continue }
            contacts.append(
                DynamicContact(
                    body: first, other: .body(second), normal: touch.normal, points: touch.points, depth: touch.depth))
        }
        for (number, side) in sides.enumerated() {
            for body in side.bodies {
                guard
                    let touch = DynamicContact.between(
                        shapes[body], middle: bodies[body].center, side: side.start, side.end)
                else { continue }
                contacts.append(
                    DynamicContact(
                        body: body, other: .side(number), normal: touch.normal, points: touch.points,
                        depth: touch.depth))
            }
        }
    }

    private mutating func solve(_ time: Double) {
        // The speed after a bounce is a share of the speed before it, not of what the rounds left of it.
        let speeds = contacts.map { contact in contact.points.map { speed(of: contact, at: $0).dot(contact.normal) } }
        var sums = contacts.map { [Double](repeating: 0, count: $0.points.count) }
        var sideways = sums
        for joint in joints where joint.frequency > 0 { hold(joint, time) }
        for _ in 0..<Self.rounds {
            for joint in joints where joint.frequency <= 0 { hold(joint, time) }
            for (number, contact) in contacts.enumerated() {
                for (place, point) in contact.points.enumerated() {
                    let bounce = restitution(contact)
                    let coming = speeds[number][place]
                    let wanted = coming < -20 ? -bounce * coming : 0
                    let weight = self.weight(contact, point, contact.normal)
                    guard weight > 0 else { continue }
                    let now = speed(of: contact, at: point).dot(contact.normal)
                    let old = sums[number][place]
                    sums[number][place] = max(0, old + (wanted - now) / weight)
                    apply(contact.normal * (sums[number][place] - old), contact, point)
                    let tangent = contact.normal.turned
                    let slip = speed(of: contact, at: point).dot(tangent)
                    let grip = friction(contact) * sums[number][place]
                    let before = sideways[number][place]
                    let side = self.weight(contact, point, tangent)
                    guard side > 0, grip > 0 else { continue }
                    sideways[number][place] = min(max(before - slip / side, -grip), grip)
                    apply(tangent * (sideways[number][place] - before), contact, point)
                }
            }
        }
    }

    private func other(_ contact: DynamicContact) -> Int? {
        if case .body(let index) = contact.other { return index }
        return nil
    }

    private func speed(of contact: DynamicContact, at point: DynamicVector) -> DynamicVector {
        let own = bodies[contact.body]
        let speed = own.velocity(at: point - own.center)
        guard let index = other(contact) else { return speed }
        return speed - bodies[index].velocity(at: point - bodies[index].center)
    }

    private func weight(_ contact: DynamicContact, _ point: DynamicVector, _ axis: DynamicVector) -> Double {
        func part(_ body: DynamicBody) -> Double {
            let arm = (point - body.center).cross(axis)
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        return part(bodies[contact.body]) + (other(contact).map { part(bodies[$0]) } ?? 0)
    }

    private mutating func apply(_ impulse: DynamicVector, _ contact: DynamicContact, _ point: DynamicVector) {
        bodies[contact.body].push(impulse, at: point - bodies[contact.body].center)
        guard let index = other(contact) else { return }
        bodies[index].push(impulse * -1, at: point - bodies[index].center)
    }

    private func restitution(_ contact: DynamicContact) -> Double {
        let own = bodies[contact.body].elasticity
        return min(max(other(contact).map { max(own, bodies[$0].elasticity) } ?? own, 0), 1)
    }

    private func friction(_ contact: DynamicContact) -> Double {
        let own = max(0, bodies[contact.body].friction)
        return other(contact).map { (own * max(0, bodies[$0].friction)).squareRoot() } ?? own
    }

    /// Moves apart what is in something else, heavier bodies less.
    private mutating func separate() {
        findContacts()
        for contact in contacts where contact.depth > Self.slop {
            let way = (contact.depth - Self.slop) * 0.6
            let own = bodies[contact.body].inverseMass
            let index = other(contact)
            let total = own + (index.map { bodies[$0].inverseMass } ?? 0)
            guard total > 0 else { continue }
            bodies[contact.body].center += contact.normal * (way * own / total)
            if let index { bodies[index].center -= contact.normal * (way * bodies[index].inverseMass / total) }
        }
    }

    // MARK: Joints

    private func end(_ end: DynamicJoint.End) -> (body: Int?, point: DynamicVector, arm: DynamicVector) {
        switch end {
        case .place(let place): return (nil, place, .zero)
        case .body(let index, let offset):
            let arm = offset.rotated(by: bodies[index].angle)
            return (index, bodies[index].center + arm, arm)
        }
    }

    /// A rod, or a spring whose stiffness and damping are those of the mass that it holds: a soft constraint.
    private mutating func hold(_ joint: DynamicJoint, _ time: Double) {
        let (first, second) = (end(joint.first), end(joint.second))
        let way = first.point - second.point
        let axis = way.length > 1e-9 ? way.direction : DynamicVector(x: 0, y: 1)
        func part(_ end: (body: Int?, point: DynamicVector, arm: DynamicVector)) -> (weight: Double, speed: Double) {
            guard let index = end.body else { return (0, 0) }
            let body = bodies[index]
            let turn = end.arm.cross(axis)
            return (
                body.inverseMass + turn * turn * body.inverseInertia, body.velocity(at: end.arm).dot(axis)
            )
        }
        let (a, b) = (part(first), part(second))
        let weight = a.weight + b.weight
        guard weight > 0 else { return }
        let error = way.length - joint.length
        let speed = a.speed - b.speed
        var impulse: Double
        if joint.frequency > 0 {
            let mass = 1 / weight
            let turns = 2 * .pi * joint.frequency
            let stiffness = mass * turns * turns
            let soft = time * (2 * mass * joint.damping * turns + time * stiffness)
            impulse = -(time * stiffness * error + soft * speed) / (1 + soft / mass)
        } else {
            impulse = -(speed + error * 0.2 / time) / weight
        }
        if !impulse.isFinite { impulse = 0 }
        if let index = first.body { bodies[index].push(axis * impulse, at: first.arm) }
        if let index = second.body { bodies[index].push(axis * -impulse, at: second.arm) }
    }

    /// Provenance: estimated — a snap behaviour of 2.5 swings a second, damped by 0.4 to 1: by eye.
    private mutating func pull(_ snap: DynamicSnap, _ time: Double) {
        guard bodies.indices.contains(snap.body), !bodies[snap.body].isAnchored else { return }
        let turns = 2 * Double.pi * 2.5
        let ratio = 0.4 + 0.6 * min(max(snap.damping, 0), 1)
        func pulled(_ distance: Double, _ speed: Double) -> Double {
            (speed - time * turns * turns * distance) / (1 + 2 * time * ratio * turns + time * time * turns * turns)
        }
        let away = bodies[snap.body].center - snap.place
        bodies[snap.body].velocity = DynamicVector(
            x: pulled(away.x, bodies[snap.body].velocity.x), y: pulled(away.y, bodies[snap.body].velocity.y))
        if bodies[snap.body].allowsRotation {
            bodies[snap.body].angularVelocity = pulled(bodies[snap.body].angle, bodies[snap.body].angularVelocity)
        }
    }
}
