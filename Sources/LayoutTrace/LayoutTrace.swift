// LayoutTrace
