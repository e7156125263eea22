@main
struct Flowview {
    static func main() {
        print("flowview")
    }
}
