import Foundation

// The base cost of any program that uses Foundation.
print(ProcessInfo.processInfo.processName)
