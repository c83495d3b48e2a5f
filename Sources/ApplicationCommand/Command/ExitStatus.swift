/// The meaning of the programs' exit statuses, which is the same for all of them.
package enum ExitStatus {
    /// The lines at the end of every help.
    package static let help = """
        Exit status: 0 done, and nothing found wrong; 1 something found wrong, or something failed;
        2 a command line that can't be followed, or a file in it that can't be read.
        """

    /// The status of a program that ends with an error: 2 for a command line that can't be followed and for a file in it that
    /// can't be read, 1 for what failed else.
    package static func of(_ error: any Error) -> Int32 {
        error is UsageError || FailureWords.isOfReading(error) ? 2 : 1
    }
}
