import Foundation

exit(GalleryCommand.run(Array(CommandLine.arguments.dropFirst())))
