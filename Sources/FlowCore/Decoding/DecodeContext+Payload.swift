extension DecodeContext {
    /// The payload of a widget, or what stands in for it; a payload never fails its widget.
    func content(of widget: JSONNode, type: String) -> any WidgetContent {
        guard let decoder = widgetDecoding.contentDecoder(for: type) else {
            return UnknownWidgetContent(type: type, of: widget, in: self)
        }
        do throws(ContentError) {
            guard let data = widget.present("data") else { throw ContentError(.missingKey("data"), at: widget) }
            return try decoder.decode(data, in: self)
        } catch {
            return MalformedWidgetContent(type: type, of: widget, in: self, because: error)
        }
    }
}
