internal import CCellScript
import CellEffect
import CellMotion

/// What the loaded file says about itself.
struct PluginFacts {
  let summary: String?
  let keepsMotion: Bool
  let handlers: [String]
  /// Bit h: the handler with number h is there.
  let answered: UInt32
  let parameters: [Parameter]
}

extension Machine {
  /// What the loaded plugin says about itself.
  var facts: PluginFacts {
    let plugin = unsafe cellscript_machine_plugin(pointer).pointee
    let handlers = (0..<Int32(cellscript_handler_count))
      .filter { unsafe plugin.handlers >> UInt32($0) & 1 == 1 }
      .compactMap { unsafe cellscript_handler_name($0).map { unsafe String(cString: $0) } }
    let declared = unsafe UnsafeBufferPointer(
      start: plugin.parameters, count: Int(plugin.parameter_count))
    return unsafe PluginFacts(
      summary: String.present(plugin.summary), keepsMotion: plugin.keeps_motion,
      handlers: handlers, answered: plugin.handlers,
      parameters: declared.map { unsafe Parameter($0) })
  }

  /// Sets what the script reads for the parameter with a number.
  func setParameter(_ number: Int, to value: ParameterValue) -> cellscript_status {
    var raw = unsafe cellscript_parameter_value()
    unsafe raw.paint.code = -1
    switch value {
    case .number(let number): unsafe raw.number = number
    case .boolean(let flag): unsafe raw.number = flag ? 1 : 0
    case .color(let paint): unsafe raw.paint = cellscript_paint(paint)
    case .curve(let curve): unsafe raw.curve = cellscript_curve(curve)
    case .text(var text), .image(var text):
      return text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe raw.text = cellscript_text(
            bytes: characters.baseAddress, length: characters.count)
          return unsafe cellscript_machine_set_parameter(pointer, Int32(number), &raw)
        }
      }
    }
    return unsafe cellscript_machine_set_parameter(pointer, Int32(number), &raw)
  }
}

extension String {
  /// The text, nil if the bridge has none.
  fileprivate static func present(_ text: cellscript_text) -> String? {
    unsafe text.bytes == nil ? nil : String(text)
  }
}

extension Parameter {
  fileprivate init(_ raw: cellscript_parameter) {
    let choices = unsafe String(raw.choices)
      .split(separator: "\0", omittingEmptySubsequences: false)
    unsafe self.init(
      name: String(raw.name), kind: Kind(raw.kind), initial: ParameterValue(raw),
      range: raw.low...raw.high, unit: String.present(raw.unit),
      choices: choices.dropLast().map(String.init), about: String.present(raw.about))
  }
}

extension Parameter.Kind {
  fileprivate init(_ kind: cellscript_parameter_kind) {
    self =
      switch kind {
      case .number: .number
      case .integer: .integer
      case .boolean: .boolean
      case .text: .text
      case .color: .color
      case .image: .image
      case .curve: .curve
      }
  }
}

extension ParameterValue {
  fileprivate init(_ raw: cellscript_parameter) {
    self =
      switch unsafe raw.kind {
      case .number, .integer: unsafe .number(raw.value.number)
      case .boolean: unsafe .boolean(raw.value.number > 0)
      case .text: unsafe .text(String(raw.value.text))
      case .image: unsafe .image(String(raw.value.text))
      case .color: unsafe .color(Paint(raw.value.paint))
      case .curve: unsafe .curve(Curve(raw.value.curve) ?? .linear)
      }
  }
}

extension Paint {
  /// The colour that the bridge tells.
  init(_ raw: cellscript_paint) {
    if let system = SystemColor(code: raw.code) {
      self = .system(system)
    } else {
      let (red, green, blue, alpha) = raw.components
      self = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
  }
}

extension cellscript_paint {
  /// A colour for the bridge.
  init(_ paint: Paint) {
    let color = paint.resolved(in: .light)
    self.init(components: (color.red, color.green, color.blue, color.alpha), code: -1)
    if case .system(let system) = paint { code = system.code }
  }
}

extension Curve {
  /// The curve that the bridge tells; nil if its points are not those of a curve.
  init?(_ raw: cellscript_curve) {
    let (x1, y1, x2, y2) = raw.points
    self.init(code: raw.kind, x1: x1, y1: y1, x2: x2, y2: y2)
  }
}

extension cellscript_curve {
  /// A curve for the bridge.
  init(_ curve: Curve) {
    self.init(kind: curve.kind.rawValue, points: (curve.x1, curve.y1, curve.x2, curve.y2))
  }
}
