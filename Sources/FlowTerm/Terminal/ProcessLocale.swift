import Glibc

/// The process's character set, which decides how wide ncurses finds a character and whether it prints it.
public enum ProcessLocale {
    /// The locale names worth trying, best first.
    ///
    /// A name that asks for UTF-8, or does not say, falls back to the UTF-8 locale every system has when its own is not
    /// installed; one that asks for another character set does not, for the terminal behind it would show garbage.
    static func candidates(in environment: [String: String]) -> [String] {
        let asked = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let charset = asked.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }.lowercased()
        if asked == "C" || asked == "POSIX" { return [asked] }
        return ["", "utf-8", "utf8"].contains(charset) ? [asked, "C.UTF-8"] : [asked]
    }

    /// Adopts the environment's locale for characters alone; numbers and dates stay as programs expect them.
    ///
    /// - Returns: whether text beyond ASCII can be shown.
    @discardableResult
    public static func adopt(from environment: [String: String]) -> Bool {
        guard candidates(in: environment).contains(where: { setlocale(LC_CTYPE, $0) != nil }),
            let charset = nl_langinfo(nl_item(CODESET))
        else { return false }
        return String(cString: charset) == "UTF-8"
    }
}
