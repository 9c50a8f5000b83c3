extension FieldLoops {
  /// Gradient noise by a table of places in disorder, the quickest form that Lua has: its lattice is
  /// another than the house's, the work is the same.
  ///
  /// Source: Perlin, "Improving Noise", SIGGRAPH 2002.
  static let noise = LuaLoop(
    arrays: { dialect in
      let table = dialect == .jit ? #"empty(768, "int32_t")"# : "{}"
      let slopes = dialect == .jit ? "empty(16)" : "{}"
      return """
        local x = array(function(i) return i % 1000 * 0.5 end)
        local y = array(function(i) return floor(i / 1000) * 0.5 end)
        local shown = array(function() return 1 end)
        local p = \(table)
        for i = 0, 255 do p[i] = (i * 167 + 13) % 256 end
        for i = 256, 767 do p[i] = p[i - 256] end
        local ax, ay, az = \(slopes), \(slopes), \(slopes)
        local slopes = {
          {1,1,0}, {-1,1,0}, {1,-1,0}, {-1,-1,0}, {1,0,1}, {-1,0,1}, {1,0,-1}, {-1,0,-1},
          {0,1,1}, {0,-1,1}, {0,1,-1}, {0,-1,-1}, {1,1,0}, {0,-1,1}, {-1,1,0}, {0,-1,-1},
        }
        for i = 0, 15 do ax[i], ay[i], az[i] = slopes[i + 1][1], slopes[i + 1][2], slopes[i + 1][3] end
        """
    },
    before: { _ in
      """
      local x, y, shown, p, ax, ay, az = x, y, shown, p, ax, ay, az
      local layer = floor(now)
      local fz = now - layer
      local w, fz1, cz = fz * fz * fz * (fz * (fz * 6 - 15) + 10), fz - 1, layer % 256
      """
    },
    body: { dialect in
      let down = { (value: String) in dialect == .jit ? "floor(\(value))" : "\(value) // 1" }
      let mask = { (value: String, bits: String) in
        dialect == .jit ? "band(\(value), \(bits))" : "(\(value) & \(bits))"
      }
      let corners = [0, 1].flatMap { z in
        [0, 1].flatMap { y in
          [0, 1].map { x in corner(x, y, z, mask) }
        }
      }
      return """
        local fx, fy = x[i] * 0.01, y[i] * 0.01
        local bx, by = \(down("fx")), \(down("fy"))
        fx, fy = fx - bx, fy - by
        local cx, cy = \(mask("bx", "255")), \(mask("by", "255"))
        local fx1, fy1 = fx - 1, fy - 1
        local u, v = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)
        local a, b = p[cx] + cy, p[cx + 1] + cy
        local a0, a1, b0, b1 = p[a] + cz, p[a + 1] + cz, p[b] + cz, p[b + 1] + cz
        local h, g00, g10, g01, g11
        \(corners.prefix(4).joined(separator: "\n"))
        local near = g00 + (g10 - g00) * u
        near = near + (g01 + (g11 - g01) * u - near) * v
        \(corners.suffix(4).joined(separator: "\n"))
        local far = g00 + (g10 - g00) * u
        far = far + (g01 + (g11 - g01) * u - far) * v
        shown[i] = 1 + (near + (far - near) * w) * 0.1
        """
    },
    results: ["shown"])

  private static func corner(
    _ x: Int, _ y: Int, _ z: Int, _ mask: (String, String) -> String
  ) -> String {
    let place = "p[\(x == 0 ? "a" : "b")\(y)\(z == 0 ? "" : " + 1")]"
    let across = x == 0 ? "fx" : "fx1"
    let along = y == 0 ? "fy" : "fy1"
    return """
      h = \(mask(place, "15"))
      g\(x)\(y) = ax[h] * \(across) + ay[h] * \(along) + az[h] * \(z == 0 ? "fz" : "fz1")
      """
  }
}
