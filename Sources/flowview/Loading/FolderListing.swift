import FlowCore
import FoundationEssentials

/// Finds the JSON files below a folder.
enum FolderListing {
    /// Every `*.json`, folder by folder in alphabetical order. Left out are hidden files, linked folders, and pipes and
    /// devices, which might never end. A folder inside that may not be listed stands for its files: whoever reads it is
    /// told why it cannot be.
    ///
    /// - Returns: names relative to the folder: `home.json`, `actions/bag.json`.
    static func names(in folder: String) throws(LoadError) -> [String] {
        let names = try names(in: folder, below: "")
        guard !names.isEmpty else {
            throw LoadError(what: "cannot find pages", where: folder, why: "there is no .json file in it")
        }
        return names
    }

    private static func names(in folder: String, below prefix: String) throws(LoadError) -> [String] {
        let path = DiskFolder(path: folder).displayName(of: prefix)
        let entries: [String]
        do {
            entries = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw LoadError(what: "cannot read", where: path, why: "the folder cannot be listed")
        }
        var files: [String] = []
        var folders: [String] = []
        for entry in entries.sorted() where !entry.hasPrefix(".") {
            let name = prefix + entry
            // Links to folders are not followed: one that points upwards would never end.
            let file = path + (path.hasSuffix("/") ? "" : "/") + entry
            if FileKind(of: file, followsLinks: false) == .folder {
                folders.append(name + "/")
            } else if entry.hasSuffix(".json"), FileKind(of: file) != .stream {
                files.append(name)
            }
        }
        for subfolder in folders { files += (try? names(in: folder, below: subfolder)) ?? [subfolder] }
        return files
    }
}
