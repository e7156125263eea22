/// A value that may be missing or broken without harm to what it belongs to.
enum Containment<Value> {
    case absent
    case value(Value)
    /// Reported already; kept for whoever shows it in place.
    case fault(Diagnostic)

    var value: Value? {
        guard case .value(let value) = self else { return nil }
        return value
    }

    var fault: Diagnostic? {
        guard case .fault(let fault) = self else { return nil }
        return fault
    }
}

extension JSONNode {
    /// The optional value of `key`, where a bad one falls back alone: the fault is recorded at the value, and
    /// the object around it goes on.
    ///
    /// `consequence` ends the message, as in "expected Bool, found string; the bar is sticky".
    func containment<Value>(
        _ key: StaticString,
        in context: DecodeContext,
        otherwise consequence: @autoclosure () -> String = "it falls back to its default",
        read: (JSONNode, DecodeContext) throws(ContentError) -> Value
    ) -> Containment<Value> {
        guard let node = present(key) else { return .absent }
        do throws(ContentError) {
            return .value(try read(node, context))
        } catch {
            return .fault(context.drop(node, as: Value.self, because: error, otherwise: consequence()))
        }
    }

    func containment<Value: NodeReadable>(
        _ key: StaticString,
        in context: DecodeContext,
        otherwise consequence: @autoclosure () -> String
    ) -> Containment<Value> {
        containment(key, in: context, otherwise: consequence(), read: Value.init(node:in:))
    }

    /// As `containment`, for a value whose fault need not be kept.
    func contained<Value: NodeReadable>(
        _ key: StaticString,
        in context: DecodeContext,
        otherwise consequence: @autoclosure () -> String = "it falls back to its default"
    ) -> Value? {
        present(key)?.contained(in: context, otherwise: consequence())
    }

    /// This value, or nil when it is a bad one.
    func contained<Value: NodeReadable>(
        in context: DecodeContext,
        otherwise consequence: @autoclosure () -> String
    ) -> Value? {
        do throws(ContentError) {
            return try Value(node: self, in: context)
        } catch {
            _ = context.drop(self, as: Value.self, because: error, otherwise: consequence())
            return nil
        }
    }

    /// The array of `key`, empty when it is absent; one that is no array is empty too and carries the fault.
    func containedArray<Element: NodeReadable>(
        _ key: StaticString,
        in context: DecodeContext,
        otherwise consequence: @autoclosure () -> String
    ) -> LossyArray<Element> {
        switch containment(key, in: context, otherwise: consequence(), read: LossyArray<Element>.init(node:in:)) {
        case .absent: []
        case .value(let array): array
        case .fault(let fault): LossyArray(fault: fault)
        }
    }

    /// The insets of `key`, where a bad side falls back alone.
    func containedInsets(_ key: StaticString, in context: DecodeContext) -> InsetsModel {
        containment(key, in: context) { (node, context) throws(ContentError) in
            try node.object()
            return InsetsModel(
                top: node.contained("top", in: context) ?? 0,
                left: node.contained("left", in: context) ?? 0,
                right: node.contained("right", in: context) ?? 0,
                bottom: node.contained("bottom", in: context) ?? 0
            )
        }.value ?? .zero
    }
}
