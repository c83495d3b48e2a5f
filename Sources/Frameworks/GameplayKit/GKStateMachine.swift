@_exported import Foundation

/// One of the states of a machine, which says which states may follow it.
open class GKState: NSObject {
    /// The machine that has this state, nil before it has been given to one.
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() { super.init() }

    /// - Returns: true, where a subclass doesn't say otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// States of which one is current: who enters another asks the current one first.
open class GKStateMachine: NSObject {
    open private(set) var currentState: GKState?
    private let states: [ObjectIdentifier: GKState]

    /// A machine in none of its states.
    ///
    /// - Parameter states: one of a class; of several the last.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { _, last in last }
        super.init()
        for state in self.states.values { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// - Returns: true for any state that the machine has while it is in none, and for those that the current one allows.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && (currentState?.isValidNextState(stateClass) ?? true)
    }

    /// Leaves the current state for another: `willExit(to:)`, then `didEnter(from:)`.
    ///
    /// - Returns: false where it may not be entered.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
