extension LintRole {
    /// The members the contract gives a value in this role; nil where it leaves them open.
    var shape: Shape? { Self.shapes[rawValue] }

    /// The roles whose members the contract lists in full.
    static let closed = allCases.filter { $0.shape != nil } + [.payload]

    /// Looked up for every value of a page, hence an array.
    private static let shapes: [Shape?] = allCases.map { known[$0] }

    private static let known: [LintRole: Shape] = [
        .response: .response, .page: .page, .nav: .nav, .bar: .bar, .section: .section,
        .sectionLayout: .sectionLayout, .pagination: .pagination, .refresh: .refresh, .sheet: .sheet,
        .sheetConfig: .sheetConfig, .widget: .widget, .widgetLayout: .widgetLayout, .mutation: .mutation,
        .toast: .toast, .text: .text, .font: .font, .color: .color, .image: .image, .icon: .icon, .button: .button,
        .tag: .tag, .separator: .separator, .insets: .insets, .corners: .corners, .gradient: .gradient,
        .border: .border,
    ]
}
