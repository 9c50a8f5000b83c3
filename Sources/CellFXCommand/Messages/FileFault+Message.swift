extension FileFault {
  /// What a person reads.
  var sentence: String {
    switch self {
    case .missing(let path): "\(Self.shown(path)): there is no such file."
    case .noFolder(let path): "\(Self.shown(path)): there is no such folder to look plugins up in."
    case .folder(let path): "\(path): this is a folder; name the files in it."
    case .forbidden(let path): "\(path): the system does not allow reading it."
    case .cannotCreate(let path, let reason): "\(path): cannot be written: \(reason)."
    case .noScenario(let path): "\(path): what was fed is more than a scenario can hold."
    case .failed(let path, let reason): "\(path): \(reason)."
    case .brokenPipe: ""
    }
  }

  private static func shown(_ path: String) -> String {
    path.isEmpty ? "\"\"" : path
  }

  /// How the program ends.
  var code: ExitCode {
    switch self {
    case .missing, .noFolder, .folder, .forbidden: .missingInput
    case .cannotCreate, .noScenario: .cannotCreate
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
