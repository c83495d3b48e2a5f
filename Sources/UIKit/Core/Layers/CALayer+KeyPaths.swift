/// The animatable values of every layer, by the key paths of Core Animation.
extension CALayer {
    func ownValue(of keyPath: String) -> LayerValue? {
        switch keyPath {
        case "position": return .point(position)
        case "position.x": return .number(position.x)
        case "position.y": return .number(position.y)
        case "bounds": return .rectangle(bounds)
        case "bounds.origin": return .point(bounds.origin)
        case "bounds.size": return .size(bounds.size)
        case "bounds.size.width": return .number(bounds.size.width)
        case "bounds.size.height": return .number(bounds.size.height)
        case "anchorPoint": return .point(anchorPoint)
        case "opacity": return .number(CGFloat(opacity))
        case "backgroundColor": return .color(backgroundColor)
        case "cornerRadius": return .number(cornerRadius)
        case "borderWidth": return .number(borderWidth)
        case "borderColor": return .color(borderColor)
        case "shadowColor": return .color(shadowColor)
        case "shadowOpacity": return .number(CGFloat(shadowOpacity))
        case "shadowRadius": return .number(shadowRadius)
        case "shadowOffset": return .size(shadowOffset)
        case "shadowPath": return .path(shadowPath)
        case "contentsRect": return .rectangle(contentsRect)
        case "zPosition": return .number(zPosition)
        case "transform": return .transform(transform)
        default: return TransformKey(keyPath)?.value(in: transform)
        }
    }

    func setOwnValue(_ value: LayerValue, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("position", .point(let value)): position = value
        case ("position.x", .number(let value)): position.x = value
        case ("position.y", .number(let value)): position.y = value
        case ("bounds", .rectangle(let value)): bounds = value
        case ("bounds.origin", .point(let value)): bounds.origin = value
        case ("bounds.size", .size(let value)): bounds.size = value
        case ("bounds.size.width", .number(let value)): bounds.size.width = value
        case ("bounds.size.height", .number(let value)): bounds.size.height = value
        case ("anchorPoint", .point(let value)): anchorPoint = value
        case ("opacity", .number(let value)): opacity = Float(min(max(value, 0), 1))
        case ("backgroundColor", .color(let value)): backgroundColor = value
        case ("cornerRadius", .number(let value)): cornerRadius = value
        case ("borderWidth", .number(let value)): borderWidth = value
        case ("borderColor", .color(let value)): borderColor = value
        case ("shadowColor", .color(let value)): shadowColor = value
        case ("shadowOpacity", .number(let value)): shadowOpacity = Float(value)
        case ("shadowRadius", .number(let value)): shadowRadius = value
        case ("shadowOffset", .size(let value)): shadowOffset = value
        case ("shadowPath", .path(let value)): shadowPath = value
        case ("contentsRect", .rectangle(let value)): contentsRect = value
        case ("zPosition", .number(let value)): zPosition = value
        case ("transform", .transform(let value)): transform = value
        default:
            guard let key = TransformKey(keyPath), let changed = key.transform(transform, taking: value) else {
                return false
            }
            transform = changed
        }
        return true
    }
}

/// A component of a transform, as key paths name it: rotation, scale or translation.
private enum TransformKey: String {
    case turn = "transform.rotation"
    case turnZ = "transform.rotation.z"
    case turnX = "transform.rotation.x"
    case turnY = "transform.rotation.y"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"

    init?(_ keyPath: String) { self.init(rawValue: keyPath) }

    @MainActor func value(in transform: CATransform3D) -> LayerValue {
        let parts = TransformParts(transform.projectedAffine)
        switch self {
        case .turn, .turnZ: return .number(parts.angle)
        case .turnX, .turnY: return .number(0)
        case .scale: return .number((parts.scaleX + parts.scaleY) / 2)
        case .scaleX: return .number(parts.scaleX)
        case .scaleY: return .number(parts.scaleY)
        case .translation: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case .translationX: return .number(parts.translation.x)
        case .translationY: return .number(parts.translation.y)
        }
    }

    /// Nil where the value is of another kind.
    @MainActor func transform(_ transform: CATransform3D, taking value: LayerValue) -> CATransform3D? {
        var parts = TransformParts(transform.projectedAffine)
        switch (self, value) {
        case (.turn, .number(let angle)), (.turnZ, .number(let angle)): parts.angle = angle
        case (.turnX, .number(let angle)):
            return CATransform3DConcat(CATransform3DMakeRotation(angle, 1, 0, 0), transform)
        case (.turnY, .number(let angle)):
            return CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), transform)
        case (.scale, .number(let scale)): (parts.scaleX, parts.scaleY) = (scale, scale)
        case (.scaleX, .number(let scale)): parts.scaleX = scale
        case (.scaleY, .number(let scale)): parts.scaleY = scale
        case (.translation, .size(let distance)):
            parts.translation = CGPoint(x: distance.width, y: distance.height)
        case (.translation, .point(let point)): parts.translation = point
        case (.translationX, .number(let distance)): parts.translation.x = distance
        case (.translationY, .number(let distance)): parts.translation.y = distance
        default: return nil
        }
        return CATransform3D(parts.transform)
    }
}
