// AutoLayoutTests
