extension Array {
    /// A part of the array, in its order, for which something still holds, and of which no single element can be left out.
    ///
    /// - Parameter holds: true for the whole array.
    /// - Complexity: O(n²) calls at worst, O(log n) for each element that is left where few are.
    package func shrunk(while holds: (Self) throws -> Bool) rethrows -> Self {
        var rest = self
        var length = count / 2
        while length > 0 {
            let earlier = rest.count
            var start = 0
            while start < rest.count {
                var shorter = rest
                shorter.removeSubrange(start..<Swift.min(start + length, rest.count))
                if try !shorter.isEmpty && holds(shorter) { rest = shorter } else { start += length }
            }
            // An element that was needed by one that is left out now may be left out as well.
            if length > 1 || rest.count == earlier { length /= 2 }
        }
        return rest
    }
}
