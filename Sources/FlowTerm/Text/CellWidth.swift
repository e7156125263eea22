/// How many columns a scalar takes, in agreement with the C library, with ncurses and with what terminals draw.
package enum CellWidth {
    /// 0 for marks and format characters, 1 or 2 for what takes room,
    /// `nil` for controls, surrogates, noncharacters and what the table's Unicode version has not assigned.
    package static func columns(of scalar: Unicode.Scalar) -> Int? {
        if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
        let key = scalar.value << 2 | 3
        let table = CellWidthTable.boundaries
        var low = 0
        var high = table.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if table[middle] <= key { low = middle } else { high = middle }
        }
        let widthClass = Int(table[low] & 3)
        return widthClass == 3 ? nil : widthClass
    }
}
