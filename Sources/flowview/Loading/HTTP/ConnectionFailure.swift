import CCurl
import Glibc

/// What curl says about a transfer that did not come about, in the words of this program.
struct ConnectionFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// curl's number for it.
    let code: UInt32
    /// curl's own sentence; it may hold names out of a certificate or an answer, never a header or a password.
    let details: String
    /// The system's `errno` of the last attempt to connect; 0 for none.
    let systemError: Int32

    var description: String {
        switch CURLcode(code) {
        case CURLE_COULDNT_RESOLVE_HOST: "there is no host of that name"
        case CURLE_COULDNT_RESOLVE_PROXY: "there is no proxy of that name"
        case CURLE_COULDNT_CONNECT where systemError != 0:
            "cannot connect, \(Self.lowercased(String(cString: strerror(systemError))))"
        case CURLE_GOT_NOTHING: "the server hung up without an answer"
        case CURLE_PARTIAL_FILE: "the body ends early, \(sentence)"
        case CURLE_BAD_CONTENT_ENCODING: "the compressed body is damaged"
        case CURLE_PEER_FAILED_VERIFICATION:
            "the certificate is not trusted, \(sentence); --cacert FILE trusts its issuer, -k takes it as it is"
        case CURLE_SSL_CONNECT_ERROR: "no encrypted connection, \(sentence)"
        case CURLE_SSL_CACERT_BADFILE: "the file of --cacert holds no certificates that can be read"
        default: sentence
        }
    }

    private var sentence: String {
        Self.lowercased(details.isEmpty ? String(cString: flow_curl_sentence(CURLcode(code))) : details)
    }

    /// Sentences of curl and the system begin with a capital; here they go on after a comma. Names keep theirs.
    private static func lowercased(_ sentence: String) -> String {
        guard sentence.prefix(while: \.isLetter).dropFirst().allSatisfy(\.isLowercase) else { return sentence }
        return sentence.prefix(1).lowercased() + sentence.dropFirst()
    }
}
