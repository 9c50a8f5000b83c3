extension FileFault {
  /// What a person reads.
  var sentence: String {
    switch self {
    case .missing(let path): "\(path): there is no such file."
    case .folder(let path): "\(path): this is a folder; name the files in it."
    case .forbidden(let path): "\(path): the system does not allow reading it."
    case .cannotCreate(let path, let reason): "\(path): cannot be written: \(reason)."
    case .failed(let path, let reason): "\(path): \(reason)."
    case .brokenPipe: ""
    }
  }

  /// How the program ends.
  var code: ExitCode {
    switch self {
    case .missing, .folder, .forbidden: .missingInput
    case .cannotCreate: .cannotCreate
    case .failed: .inputOutput
    case .brokenPipe: .brokenPipe
    }
  }
}

extension Stop {
  /// A stop by a file.
  init(_ fault: FileFault) {
    self.init(code: fault.code, lines: fault == .brokenPipe ? [] : ["cellfx: " + fault.sentence])
  }
}
