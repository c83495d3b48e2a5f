/// The meaning of the programs' exit statuses, which is the same for all of them.
package enum ExitStatus {
    /// The lines at the end of every help.
    package static let help = """
        Exit status: 0 done, and nothing found wrong; 1 something found wrong, or something failed;
        2 a command line that can't be followed.
        """
}
