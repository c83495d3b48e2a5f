@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ListSnapshots
