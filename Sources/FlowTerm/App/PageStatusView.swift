/// What stands on the screen while there is no page: a skeleton, the reason of a failure, or that it is empty.
struct PageStatusView: View {
    let status: PageStatus
    let skeleton: PageSkeleton

    var body: some View {
        switch status {
        case .loading: skeleton
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
