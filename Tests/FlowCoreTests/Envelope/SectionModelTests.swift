import FlowCore
import Testing

@Suite("SectionModel")
struct SectionModelTests {
    @Test(
        "An arrangement nobody knows is vertical, and a grid has a column at least",
        arguments: [
            ("{}", SectionLayout.standard),
            (#"{"arrangement":"masonry"}"#, SectionLayout(arrangement: .vertical)),
            (#"{"arrangement":"carousel","item_spacing":8}"#, SectionLayout(arrangement: .carousel, itemSpacing: 8)),
            (#"{"arrangement":"grid"}"#, SectionLayout(arrangement: .grid, columns: 2)),
            (#"{"arrangement":"grid","columns":0}"#, SectionLayout(arrangement: .grid, columns: 1)),
            (#"{"arrangement":"grid","columns":-4}"#, SectionLayout(arrangement: .grid, columns: 1)),
            (#"{"columns":1000,"insets":{"left":16}}"#, SectionLayout(columns: 1000, insets: InsetsModel(left: 16))),
        ]
    )
    func layout(json: String, expected: SectionLayout) throws {
        #expect(try Decoded<SectionLayout>(json).value == expected)
    }

    @Test("A header that cannot be read is one fault of the section, its widgets stay")
    func header() throws {
        let section = try Decoded<SectionModel>(
            #"{"id":"s","header":{"id":"h"},"widgets":[{"type":"separator","data":{}},null]}"#
        ).value
        #expect(section.header == nil)
        #expect(section.widgets.count == 1)
        #expect(section.faults.map(\.path) == ["header", "widgets.1"])
    }

    @Test("Widgets that are no array are one fault, not an empty section")
    func widgets() throws {
        let section = try Decoded<SectionModel>(#"{"widgets":{"type":"separator"}}"#).value
        #expect(section.id == "section@(root)")
        #expect(section.widgets.isEmpty)
        #expect(section.faults.map(\.message) == ["expected array, found object; the section has no widgets"])
        #expect(try Decoded<SectionModel>("{}").value.faults == [])
    }
}
