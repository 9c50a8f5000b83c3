@_exported public import CellEffect
@_exported public import CellGrid
@_exported public import CellKernel
@_exported public import CellMotion
@_exported public import CellScenario
@_exported public import CellScript
@_exported public import CellStage
