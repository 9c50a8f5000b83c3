import CellScenario

/// `cellfx schema`: the JSON Schema of scenario files.
enum SchemaCommand {
  static let command = Command(
    name: "schema",
    about: "Print the JSON Schema of scenario files",
    exits: ExitCode.ofPrinting,
    examples: [
      ("cellfx schema > scenario.schema.json", "then name it in \"$schema\" of your files")
    ],
    perform: { _, console throws(Stop) in
      try console.print(Schema.text)
      return .done
    })
}
