// MasuTool
