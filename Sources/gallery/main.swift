// gallery
