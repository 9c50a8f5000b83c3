public import CellEffect
public import CellGrid
