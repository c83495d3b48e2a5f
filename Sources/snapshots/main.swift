import Foundation

exit(SnapshotSuite.run(Array(CommandLine.arguments.dropFirst())))
