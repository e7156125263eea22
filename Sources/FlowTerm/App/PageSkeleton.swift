/// What stands on the screen while the first page loads: each widget the host expects, in its own shape.
struct PageSkeleton: View {
    let registry: WidgetRegistry

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(registry.skeletonPage.indices, id: \.self) { index in
                registry.skeleton(for: registry.skeletonPage[index])
            }
        }
        .padding(top: 16, leading: 8, bottom: 0, trailing: 8)
    }
}
