/// What an `open_bottom_sheet` action carries.
///
///     {"type": "open_bottom_sheet", "sheet": {"sections": []}}
public struct OpenBottomSheetAction: NodeReadable {
    public let sheet: SheetModel

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        sheet = try node.required("sheet", in: context)
    }
}
