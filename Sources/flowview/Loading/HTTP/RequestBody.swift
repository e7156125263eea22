import FlowCore

/// The bodies a backend gets. What it once sent goes back byte for byte, numbers and blanks included.
enum RequestBody {
    static func nextPage(pageID: String, postback: JSONValue?) -> [UInt8] {
        body(kind: "next_page", pageID: pageID, name: "postback", value: postback)
    }

    static func action(pageID: String, action: ActionModel) -> [UInt8] {
        body(kind: "action", pageID: pageID, name: "action", value: action.value)
    }

    private static func body(kind: String, pageID: String, name: String, value: JSONValue?) -> [UInt8] {
        let id = JSONOutput.string(pageID).text
        let start = Array(#"{"kind":"\#(kind)","page_id":\#(id),"\#(name)":"#.utf8)
        return start + (value.map { Array($0.bytes) } ?? Array("null".utf8)) + [UInt8(ascii: "}")]
    }
}
