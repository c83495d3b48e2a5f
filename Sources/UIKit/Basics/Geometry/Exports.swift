@_exported import Foundation
@_exported import FoundationAdditions
@_exported import FoundationNetworking
@_exported import ListSnapshots

@_exported import struct Graphics.CGAffineTransform
@_exported import struct Graphics.CGVector
@_exported import struct HostTime.NSKeyValueObservingOptions
