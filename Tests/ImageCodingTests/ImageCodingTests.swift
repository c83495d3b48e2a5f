// ImageCodingTests
