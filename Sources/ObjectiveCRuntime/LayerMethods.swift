// Written by Scripts/generate from Scripts/methods.txt: change it there.
import UIKit

/// The methods of layers that can be exchanged.
@MainActor enum LayerMethods {
    static let layerAdd = ExchangeableMethod(
        CALayer.self, "add:forKey:", "addAnimation:forKey:", body: CALayer.exchangeableLayerAdd(_:forKey:))

    static let all = [
        layerAdd
    ]
}

extension CALayer {
    @_dynamicReplacement(for:add(_:forKey:))
    func exchangeableLayerAdd(_ anim: CAAnimation, forKey key: String?) {
        guard let other = LayerMethods.layerAdd.replacement(for: self) else { return add(anim, forKey: key) }
        return other.call(on: self, anim, key)
    }
}
