// Objective-C of the project, which no package of Swift compiles.
