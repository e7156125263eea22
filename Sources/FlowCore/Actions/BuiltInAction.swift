/// The action types that mean the same in every app; all others are the host's.
public enum BuiltInAction: String, CaseIterable, Sendable {
    /// Shows a message for a while; see `ToastAction`.
    case toast
    /// Closes the sheet on show, or asks the host to close the page.
    case dismiss
    /// Clears the widgets' state and loads the page anew.
    case refreshPage = "refresh_page"
    /// Opens a sheet; see `OpenBottomSheetAction`.
    case openBottomSheet = "open_bottom_sheet"
    /// Sends the whole action to the loader and applies the answer; see `ActionResponse`.
    case api
}
