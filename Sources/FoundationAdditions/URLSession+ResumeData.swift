/// The key of an error's information under which a stopped download's data would be; no download can be resumed on Linux, where
/// it is never there.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
