-- expect: ok
-- modules that are not of the plugin
for _, name in ipairs { "os", "io", "../x", "/etc/passwd", "sample/../x", "sample.x\0y", "", ("x"):rep(5000), "cellfx\0" } do
  assert(not pcall(require, name), name)
end
assert(not pcall(require) and not pcall(require, {}) and not pcall(require, nil))
