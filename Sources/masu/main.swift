import Foundation
import GalleryScreens
import MasuProgram
import MasuTool

let screens = GalleryScreen.all.flatMap { screen in
    screen.variants.map { variant in
        let name = variant.name == screen.standard.name ? screen.name : "\(screen.name):\(variant.name)"
        return MasuTool.Screen(name, make: { variant.make() })
    }
}
exit(MasuProgram.run(Array(CommandLine.arguments.dropFirst()), screens: screens))
