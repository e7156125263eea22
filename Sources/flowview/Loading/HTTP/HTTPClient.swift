import FlowCore
import Glibc

/// Sends requests and follows redirects, each request on a thread of its own.
struct HTTPClient: Sendable {
    let options: HTTPOptions
    /// Told how much of a body has come, on the request's thread.
    var progress: @Sendable (LoadProgress) -> Void = { _ in }

    /// The last answer, whatever the body may be.
    ///
    /// - Throws: also for a status that is no success.
    func exchange(_ request: HTTPRequest) async throws(LoadError) -> HTTPExchange {
        let cancellation = Cancellation()
        let result = await withTaskCancellationHandler {
            await BlockingThread.run {
                Self.blockBrokenPipes()
                return follow(request, cancellation)
            }
        } onCancel: {
            cancellation.cancel()
        }
        return try result.get()
    }

    /// curl leaves signals alone, as it must among threads; a server that hangs up would end the program here.
    private static func blockBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func follow(_ first: HTTPRequest, _ cancellation: Cancellation) -> Result<HTTPExchange, LoadError> {
        let clock = ContinuousClock()
        let start = clock.now
        let redirects = Redirects(first: first)
        var request = first
        var count = 0
        do throws(HTTPFailure) {
            while true {
                let timeLeft = options.timeout - (clock.now - start)
                let transfer = HTTPTransfer(
                    request: request,
                    options: options,
                    timeLeft: timeLeft,
                    cancellation: cancellation,
                    progress: progress
                )
                let response = try transfer.run()
                if Redirects.isRedirect(response) {
                    request = try next(redirects, request, response, count)
                    count += 1
                    continue
                }
                let exchange = HTTPExchange(
                    request: first,
                    address: request.address,
                    response: response,
                    duration: clock.now - start
                )
                guard response.isSuccess else { throw .refused(exchange) }
                return .success(exchange)
            }
        } catch {
            return .failure(error.error(for: first, at: request.address, after: clock.now - start))
        }
    }

    private func next(
        _ redirects: Redirects,
        _ request: HTTPRequest,
        _ answer: HTTPResponse,
        _ count: Int
    ) throws(HTTPFailure) -> HTTPRequest {
        do throws(Redirects.Refusal) {
            return try redirects.next(after: request, answer: answer, count: count)
        } catch {
            throw .redirect(error)
        }
    }
}
