/// Core Foundation's standard allocator, for which nothing stands here.
public var kCFAllocatorDefault: AnyObject? { nil }
