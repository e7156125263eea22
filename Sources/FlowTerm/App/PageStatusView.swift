/// What stands on the screen while there is no page: a skeleton, the reason of a failure, or that it is empty.
struct PageStatusView: View {
    let status: PageStatus
    let skeleton: PageSkeleton

    var body: some View {
        switch status {
        case .loading: skeleton
        case .failed(let failure):
            PageMessage(headline: "This page could not be loaded", detail: "\(failure)", hint: "r tries again")
        case .empty: PageMessage.empty(hint: "R loads it again")
        }
    }
}
