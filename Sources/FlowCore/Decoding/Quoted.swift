/// A name from the source in single quotes, cut to a length a message can carry.
func quoted(_ name: String) -> String {
    name.count > 80 ? "'\(name.prefix(79))…'" : "'\(name)'"
}
