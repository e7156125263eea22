/// Where the parts of a surface stand, top to bottom: nav bar, header, rows, footer, with a rule between bars and rows.
struct SurfaceFrame: Hashable, Sendable {
    let size: Size
    let nav: Rect
    let header: Rect
    let rows: Rect
    let footer: Rect
    /// Lines on which a rule is drawn.
    let rules: [Int]

    /// Bars get the height they ask for as long as three lines stay for the rows; then the footer gives way, then the
    /// header, and their content scrolls inside. Rules go first of all.
    init(size: Size, nav wantedNav: Int, header wantedHeader: Int, footer wantedFooter: Int) {
        let hasTop = wantedNav + wantedHeader > 0
        let hasBottom = wantedFooter > 0
        let ruleCount = (hasTop ? 1 : 0) + (hasBottom ? 1 : 0)
        let drawsRules = size.height >= wantedNav + wantedHeader + wantedFooter + ruleCount + 3
        let forBars = max(0, size.height - 3 - (drawsRules ? ruleCount : 0))

        let navHeight = min(wantedNav, forBars)
        let headerHeight = min(wantedHeader, max(0, forBars - navHeight - min(wantedFooter, 1)))
        let footerHeight = min(wantedFooter, max(0, forBars - navHeight - headerHeight))

        var rules: [Int] = []
        var y = 0
        func take(_ height: Int) -> Rect {
            defer { y += height }
            return Rect(x: 0, y: y, width: size.width, height: height)
        }
        nav = take(navHeight)
        header = take(headerHeight)
        if drawsRules && hasTop {
            rules.append(y)
            y += 1
        }
        let footerRule = drawsRules && hasBottom ? 1 : 0
        rows = take(max(0, size.height - y - footerRule - footerHeight))
        if footerRule == 1 {
            rules.append(y)
            y += 1
        }
        footer = take(footerHeight)
        self.size = size
        self.rules = rules
    }
}
