// GalleryScreens
