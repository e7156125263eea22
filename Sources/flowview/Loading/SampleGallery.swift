import FlowCore

/// The samples, out of the program itself: they are there wherever the binary was copied.
struct SampleGallery: PageFolder {
    /// The pages to open, in the order in which the gallery shows them.
    static let pages = [
        "home.json", "checkout.json", "faq.json", "feed.json", "layouts.json", "text.json", "problems.json",
    ]

    /// Every file, under its name below the folder of samples.
    static let files: [String: [UInt8]] = [
        "home.json": PackageResources.home_json,
        "checkout.json": PackageResources.checkout_json,
        "faq.json": PackageResources.faq_json,
        "feed.json": PackageResources.feed_json,
        "feed.page2.json": PackageResources.feed_page2_json,
        "feed.page3.json": PackageResources.feed_page3_json,
        "layouts.json": PackageResources.layouts_json,
        "text.json": PackageResources.text_json,
        "problems.json": PackageResources.problems_json,
        "actions/bag.json": PackageResources.bag_json,
        "actions/place_order.json": PackageResources.place_order_json,
        "actions/reserve.json": PackageResources.reserve_json,
        "actions/voucher.json": PackageResources.voucher_json,
    ]

    func bytes(of name: String, progress: (LoadProgress) -> Void) throws(LoadError) -> [UInt8] {
        guard let bytes = Self.files[name] else {
            throw LoadError(what: "cannot read", where: displayName(of: name), why: "there is no such sample")
        }
        return bytes
    }

    func displayName(of name: String) -> String { "samples/\(name)" }
}
