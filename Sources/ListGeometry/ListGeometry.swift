// ListGeometry
