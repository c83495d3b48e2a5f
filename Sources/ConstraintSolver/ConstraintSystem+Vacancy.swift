/// What a removed group leaves to the next equal one: a component whose variables and constraints keep their indices.
///
/// Invariant: the records of a vacant component have stamp 0 and are in no list of free ones, nor is its index; its rows
/// read as those of its program, but for what each addition brings anew. Its variables are those that would be taken
/// next: whoever makes or removes others releases it first, so that indices follow each other as if there were none.
extension ConstraintSystem {
    /// Lets go of a component's constraints and variables, and keeps their places until another component is vacated.
    func vacate(_ component: Component) {
        releaseVacantComponent()
        let (rows, rowIndices) = (constraints.records.base, component.constraints.base)
        var r = 0
        while r < component.constraints.count {
            let row = rows + Int(rowIndices[r])
            row.pointee.stamp = 0
            row.pointee.component = -1
            r += 1
        }
        let (records, values) = (variables.records.base, variables.values.base)
        let indices = component.variables.base
        var v = 0
        while v < component.variables.count {
            let index = Int(indices[v])
            forgetChange(of: records + index)
            records[index].forget()
            values[index] = 0
            v += 1
        }
        leave(component)
        component.dropEvaluation()
        vacantComponent = component
    }

    /// Puts the places of the vacant component, if there is one, among the free ones.
    @inline(__always)
    func releaseVacantComponent() {
        if vacantComponent != nil { releasePlaces() }
    }

    @inline(never)
    private func releasePlaces() {
        guard let component = vacantComponent else { return }
        vacantComponent = nil
        // The first one is taken again first.
        for r in stride(from: component.constraints.count - 1, through: 0, by: -1) {
            constraints.free.append(component.constraints.base[r])
        }
        for v in stride(from: component.variables.count - 1, through: 0, by: -1) {
            variables.free.append(component.variables.base[v])
        }
        partition.freeComponents.append(component.index)
    }

    /// The vacant component, if its program is the one wanted; it is under a new serial and has to be occupied.
    ///
    /// A vacant one of another program is released.
    func takeVacantComponent(of program: EliminationProgram) -> Component? {
        guard let component = vacantComponent, component.program === program else {
            releaseVacantComponent()
            return nil
        }
        vacantComponent = nil
        file(component)
        return component
    }

    /// Gives the variables of a component that was vacant new identities.
    func occupyVariables(
        of component: Component, _ uses: UnsafeMutablePointer<Int32>, _ made: UnsafeMutableBufferPointer<Variable>
    ) {
        let (records, indices) = (variables.records.base, component.variables.base)
        let componentIndex = component.index
        var stamp = nextStamp
        var v = 0
        while v < made.count {
            let index = indices[v]
            stamp = ConstraintSystem.stamp(after: stamp)
            let record = records + Int(index)
            record.pointee.occupy(stamp: stamp, uses: uses[v], component: componentIndex)
            made[v] = Variable(index: index, stamp: stamp)
            v += 1
        }
        nextStamp = stamp
    }

    /// Gives the constraints of a component that was vacant new identities and constants.
    func occupyConstraints(
        of component: Component, _ constants: UnsafeBufferPointer<Double>,
        _ made: UnsafeMutableBufferPointer<ConstraintID>
    ) {
        let (records, indices) = (constraints.records.base, component.constraints.base)
        let componentIndex = component.index
        var stamp = nextStamp
        var sequence = nextSequence
        var r = 0
        while r < made.count {
            let index = indices[r]
            stamp = ConstraintSystem.stamp(after: stamp)
            let record = records + Int(index)
            record.pointee.constant = constants[r]
            record.pointee.sequence = sequence
            record.pointee.component = componentIndex
            record.pointee.stamp = stamp
            made[r] = ConstraintID(index: index, stamp: stamp)
            sequence &+= 1
            r += 1
        }
        nextStamp = stamp
        nextSequence = sequence
    }
}
