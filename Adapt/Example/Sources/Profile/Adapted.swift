// A target needs a source of its own; the app's come from the plugin.
