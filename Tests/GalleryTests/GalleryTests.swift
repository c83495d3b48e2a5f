// GalleryTests
