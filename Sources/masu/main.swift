import Foundation
import MasuTool

exit(MasuTool.run(Array(CommandLine.arguments.dropFirst())))
