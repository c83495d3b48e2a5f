extension Bitmap {
    /// The picture made smaller by a whole factor: each pixel is the average of a square of them.
    ///
    /// The pixels left over at the right and at the bottom, fewer pixels than the factor, counts as transparent.
    /// Linear.
    /// - Parameter factor: at least 1, which leaves the picture as it is.
    public func reduced(by factor: Int) -> Bitmap {
        precondition(factor >= 1, "A picture can't be made \(factor) times smaller.")
        guard factor > 1 else { return self }
        let (newWidth, newHeight) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        let area = factor * factor
        return Bitmap(width: newWidth, height: newHeight) { bytes in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    var sums = (0, 0, 0, 0)
                    for row in (y * factor)..<min(height, (y + 1) * factor) {
                        for column in (x * factor)..<min(width, (x + 1) * factor) {
                            let index = (row * width + column) * 4
                            sums.0 += Int(pixels[index])
                            sums.1 += Int(pixels[index + 1])
                            sums.2 += Int(pixels[index + 2])
                            sums.3 += Int(pixels[index + 3])
                        }
                    }
                    let place = (y * newWidth + x) * 4
                    bytes[place] = UInt8((sums.0 + area / 2) / area)
                    bytes[place + 1] = UInt8((sums.1 + area / 2) / area)
                    bytes[place + 2] = UInt8((sums.2 + area / 2) / area)
                    bytes[place + 3] = UInt8((sums.3 + area / 2) / area)
                }
            }
        }
    }
}
