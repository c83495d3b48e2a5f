import Foundation

// What any program that uses Foundation pays.
print(ProcessInfo.processInfo.processName)
