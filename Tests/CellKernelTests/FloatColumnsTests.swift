import CellKernel
import Testing

@Suite struct FloatColumnsTests {
  @Test func `begins with zeros`() {
    let columns = FloatColumns(columnCount: 3, rowCount: 21)
    #expect(columns.rows == Array(repeating: Array(repeating: 0, count: 21), count: 3))
    #expect(FloatColumns(columnCount: 0).rows.isEmpty)
  }

  @Test func `keeps what rows stay when it is resized, and new rows are 0`() {
    var columns = FloatColumns([[1, 2, 3], [4, 5, 6]])
    columns.resize(rowCount: 2)
    #expect(columns.rows == [[1, 2], [4, 5]])
    columns.resize(rowCount: 4)
    #expect(columns.rows == [[1, 2, 0, 0], [4, 5, 0, 0]])
    columns.resize(rowCount: 5000)
    #expect(columns.rows[1].prefix(3) == [4, 5, 0])
    #expect(columns.rows[1].dropFirst(2).allSatisfy { $0 == 0 })
  }

  @Test func `a copy keeps its values when the other changes`() {
    var columns = FloatColumns([[1, 2, 3]])
    let copy = columns
    let isShared = !columns.isUniquelyHeld()
    #expect(isShared)
    columns[0, 1] = 7
    #expect(copy.rows == [[1, 2, 3]])
    #expect(columns.rows == [[1, 7, 3]])
    let other = columns
    columns.resize(rowCount: 2)
    #expect(other.rows == [[1, 7, 3]])
    columns.withMutableColumn(0) { $0[0] = 9 }
    #expect(columns.rows == [[9, 7]])
  }

  @Test func `is equal by its bits`() {
    #expect(FloatColumns([[.nan, 1]]) == FloatColumns([[.nan, 1]]))
    #expect(FloatColumns([[0]]) != FloatColumns([[-0.0]]))
    #expect(FloatColumns([[1, 2]]) != FloatColumns([[1]]))
    #expect(FloatColumns([[1], [2]]) != FloatColumns([[1]]))
    var shorter = FloatColumns([[1, 2, 3]])
    shorter.resize(rowCount: 2)
    #expect(shorter == FloatColumns([[1, 2]]))
  }

  @Test func `lends a column to be read and to be written`() {
    var columns = FloatColumns([[1, 2, 3], [4, 5, 6]])
    let sum = columns.withColumn(1) { span in span.indices.reduce(0) { $0 + span[$1] } }
    #expect(sum == 15)
    columns.withMutableColumn(0) { span in
      for row in span.indices { span[row] *= 2 }
    }
    #expect(columns.rows[0] == [2, 4, 6])
  }

  @Test func `has no row and no column outside`() async {
    await #expect(processExitsWith: .failure) { _ = FloatColumns([[1]])[0, 1] }
    await #expect(processExitsWith: .failure) { _ = FloatColumns([[1]])[1, 0] }
    await #expect(processExitsWith: .failure) { _ = FloatColumns(columnCount: -1) }
  }
}
