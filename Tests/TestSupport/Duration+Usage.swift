import Foundation

extension Duration {
    /// The processor time in a system's account of a process, in the program and in the kernel.
    init(_ usage: rusage) {
        self = [usage.ru_utime, usage.ru_stime].reduce(.zero) {
            $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec)
        }
    }
}
