/// Keys that mean the same in every widget.
public enum WidgetStateKey {
    /// A Bool: whether a container shows its items. `e` and `E` set it for all containers of a page.
    public static let expanded = "expanded"
}
