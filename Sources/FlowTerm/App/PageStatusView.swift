/// What stands on the screen while there is no page: a skeleton, the reason of a failure, or that it is empty.
struct PageStatusView: View {
    let status: PageStatus

    var body: some View {
        switch status {
        case .loading: PageSkeleton()
        case .failed(let failure): message("This page could not be loaded", detail: "\(failure)", hint: "r tries again")
        case .empty: message("Nothing here yet", detail: "The page has no widgets.", hint: "R loads it again")
        }
    }

    private func message(_ headline: String, detail: String, hint: String) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(headline).bold()
            Text(detail)
            Text(hint).dim()
        }
        .padding(top: 32, leading: 24, bottom: 0, trailing: 24)
    }
}

/// Blocks in the shape of a title and a few cards.
struct PageSkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            SkeletonBlock(width: 24, height: 1)
            ForEach(0..<3) { _ in
                HStack(alignment: .top, spacing: 16) {
                    SkeletonBlock(width: 8, height: 3)
                    VStack(alignment: .leading) {
                        SkeletonBlock(width: 28, height: 1)
                        Text(" ")
                        SkeletonBlock(width: 16, height: 1)
                    }
                }
            }
        }
        .padding(top: 16, leading: 16, bottom: 0, trailing: 16)
    }
}

private struct SkeletonBlock: View {
    /// In cells.
    let width: Int
    let height: Int

    var body: some View {
        EmptyView()
            .frame(FrameBounds(width: width, height: height))
            .background(drawing: { canvas, size in
                canvas.fill(
                    Rect(origin: .zero, size: size),
                    with: canvas.glyphs.shade,
                    style: CellStyle(attributes: .dim)
                )
            })
    }
}
