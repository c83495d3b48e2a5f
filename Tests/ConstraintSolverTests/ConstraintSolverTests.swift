// ConstraintSolverTests
