extension RangeProof {
    /// The disagreements of a layout at one width with the proof: faults that are seen there and aren't proven, and the
    /// reverse.
    ///
    /// A stretch's ends are known up to the resolution: nearer to one, either answer is right.
    public func disagreements(
        with seen: [ProofFault], at width: Double
    ) -> (unproven: [ProofFault], unseen: [ProofFault]) {
        let margin = 2 * RangeProof.resolution
        let first = breakpoints.first ?? width
        func covers(_ fault: ProofFault, by margin: Double) -> Bool {
            let begins = fault.from == first && margin > 0 ? width >= first : fault.from + margin <= width
            return begins && width <= fault.to - margin
        }
        return (
            seen.filter { other in !faults.contains { $0.isAlike(other) && covers($0, by: -margin) } },
            faults.filter { fault in covers(fault, by: margin) && !seen.contains { $0.isAlike(fault) } }
        )
    }
}

extension ProofFault {
    /// True if it is the same fault, wherever it is.
    fileprivate func isAlike(_ other: ProofFault) -> Bool {
        kind == other.kind && subject == other.subject && self.other == other.other
    }
}
