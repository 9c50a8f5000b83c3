import CellEffect
import CellKernel
import CellMotion
import CellScript

/// Fields as plugins write them.
enum FieldScript {
  /// The fields, in the order of the plugin.
  enum Name: Int {
    case ripple, noise, choices, sixty, multiplication, scalars
  }

  /// A field, traced from the plugin.
  static func field(_ name: Name) throws(BenchFault) -> Field {
    try BenchPlugin.load("fields", text).fields[name.rawValue]
  }

  private static let text = """
    --!cellfx api=1
    local fx = require "cellfx"
    local fields = { parameters = { tint = { fx.color "#ff9400" } } }

    local ripple = fx.field(function(cell, now, input, p)
      local behind = 600 * now - fx.hypot(cell.center_x - input.x, cell.center_y - input.y)
      local wave = fx.smoothstep(0, 40, behind) * fx.sin(behind * 0.05) * fx.exp(-3 * now)
      return {
        scale = cell.scale * (1 + 0.05 * wave),
        background = fx.mix(cell.background, p.tint, fx.clamp(wave, 0, 1)),
      }
    end)

    local noise = fx.field(function(cell, now)
      return { scale = 1 + fx.noise(cell.center_x * 0.01, cell.center_y * 0.01, now) * 0.1 }
    end)

    local choices = fx.field(function(cell, now)
      local height, value = cell.random, 0.1
      for band = 1, 6 do
        local inside = fx.where(fx.less(cell.center_x, 60 * band), band / 6, height * band)
        value = fx.where(fx.greater(height, band / 7), inside, value)
      end
      return { opacity = value }
    end)

    local sixty = fx.field(function(cell, now)
      local column, row, sum = cell.center_x * 0.01, cell.center_y * 0.01, cell.random
      for wave = 1, 4 do
        local swing = fx.sin(column * (0.3 * wave) + (row * (0.7 / wave) + now)) * 0.5
        local held = fx.max(fx.min(swing * swing - sum * 0.25, 0.9), -0.9)
        sum = sum * 0.5 + held / (fx.abs(held) + 1.5)
      end
      return { scale = 1 + sum * 0.1 }
    end)

    local multiplication = fx.field(function(cell, now, input)
      return { scale = cell.random * input.factor }
    end)

    local scalars = fx.field(function(cell, now)
      return { opacity = 0.75 + 0.25 * fx.sin(now * 3) }
    end)

    return fields
    """
}

/// Plugins of the benchmarks' own.
enum BenchPlugin {
  /// Loads a plugin from its text.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - text: Its file.
  ///   - heap: How many bytes it may use; a script that writes to one of 10,000 visible cells needs
  ///     more than what plugins have.
  /// - Returns: The effect.
  /// - Throws: ``BenchFault`` if it does not load.
  static func load(
    _ name: String, _ text: String, heap: Int = Limits.counted.heap
  ) throws(BenchFault) -> ScriptEffect {
    var limits = Limits.counted
    limits.heap = heap
    let files: TemporaryFiles
    do throws(FileFault) {
      files = try TemporaryFiles([("\(name).lua", text)])
    } catch {
      throw .file(error)
    }
    do throws(PluginError) {
      let plugin = try PluginFiles.at(files.path("\(name).lua"))
      return try ScriptEffect(plugin, seed: 1, limits: limits)
    } catch {
      throw .plugin(error.sentence)
    }
  }
}
