import Foundation
import GalleryScreens
import MasuTool

let screens = GalleryScreen.all.flatMap { screen in
    screen.variants.map { variant in
        let name = variant.name == screen.standard.name ? screen.name : "\(screen.name):\(variant.name)"
        return MasuTool.Screen(name, make: { variant.make() })
    }
}
exit(MasuTool.run(Array(CommandLine.arguments.dropFirst()), screens: screens))
