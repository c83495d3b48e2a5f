import Foundation

/// The bytes of each name in `utsname`, by which apps read the model of the device: 256 on Apple's systems, 65 here.
public var _SYS_NAMELEN: Int32 { Int32(MemoryLayout.size(ofValue: utsname().machine)) }
