extension BlockState {
    /// True if the same entities are tight in the optimum for the present constants; computes the residuals.
    ///
    /// False is no proof of the opposite. O(height · width), later O(nonzeros of the tableau): few rows have many, and as
    /// long as an edit moves nothing but constants, the tableau stays.
    @inline(__always)
    mutating func isStillOptimal(_ block: UnsafeMutablePointer<BlockProgram>) -> Bool {
        guard isOptimal else { return false }
        if hasNonzeros { return holdsByNonzeros(block) }
        guard holds(block) else { return false }
        if nonzeros.count > 0 { noteNonzeros(block) }
        return true
    }

    private func holds(_ block: UnsafeMutablePointer<BlockProgram>) -> Bool {
        let (height, width, stride) = (block.pointee.height, block.pointee.width, block.pointee.stride)
        let (own, entities, tight, result) = (constants.base, rows.base, columns.base, residuals.base)
        let tolerance = BlockState.tolerance(own, count: height)
        var row = tableau.base
        var i = 0
        while i < height {
            var residual = own[Int(entities[i])]
            var j = 0
            while j < width {
                residual -= row[j] * own[Int(tight[j])]
                j += 1
            }
            result[i] = residual
            let isTie = residual.magnitude <= tolerance
            let isAbove = isTie ? infinitesimalSign(row: i, block.pointee) > 0 : residual > 0
            guard keepsSide(row: i, isAbove: isAbove, isTie: isTie, residual, tolerance, block) else { return false }
            row += stride
            i += 1
        }
        return true
    }

    /// The same from the nonzeros: a product with 0 changes no residual.
    private func holdsByNonzeros(_ block: UnsafeMutablePointer<BlockProgram>) -> Bool {
        let (height, stride) = (block.pointee.height, block.pointee.stride)
        let (own, entities, tight) = (constants.base, rows.base, columns.base)
        let (masks, result) = (nonzeros.base, residuals.base)
        let tolerance = BlockState.tolerance(own, count: height)
        var row = tableau.base
        var i = 0
        while i < height {
            var residual = own[Int(entities[i])]
            let mask = masks[i]
            var left = mask
            while left != 0 {
                let j = left.trailingZeroBitCount
                left &= left &- 1
                residual -= row[j] * own[Int(tight[j])]
            }
            result[i] = residual
            let isTie = residual.magnitude <= tolerance
            var isAbove = residual > 0
            if isTie {
                var first = entities[i]
                isAbove = true
                left = mask
                while left != 0 {
                    let j = left.trailingZeroBitCount
                    left &= left &- 1
                    if tight[j] < first {
                        first = tight[j]
                        isAbove = !(row[j] > 0)
                    }
                }
            }
            guard keepsSide(row: i, isAbove: isAbove, isTie: isTie, residual, tolerance, block) else { return false }
            row += stride
            i += 1
        }
        return true
    }

    /// True if a row's entity is on the side of 0 where it was, and holds where it is required.
    @inline(__always)
    private func keepsSide(
        row i: Int, isAbove: Bool, isTie: Bool, _ residual: Double, _ tolerance: Double,
        _ block: UnsafeMutablePointer<BlockProgram>
    ) -> Bool {
        if !isTie {
            let entity = Int(rows.base[i])
            if block.pointee.levels.base[entity] == 0,
                block.pointee.relations.base[entity].violation(residual) > tolerance
            {
                return false
            }
        }
        return isAbove == (signs.base[i] > 0)
    }

    private mutating func noteNonzeros(_ block: UnsafeMutablePointer<BlockProgram>) {
        let (height, width, stride) = (block.pointee.height, block.pointee.width, block.pointee.stride)
        let masks = nonzeros.base
        var row = tableau.base
        var i = 0
        while i < height {
            var mask: UInt64 = 0
            var j = width
            while j > 0 {
                j -= 1
                mask = mask &<< 1 | (row[j] != 0 ? 1 : 0)
            }
            masks[i] = mask
            row += stride
            i += 1
        }
        hasNonzeros = true
    }
}
