let unused: Int = "no target compiles this"
