import { matrix } from './matrix.ts'
import { actors } from './row.ts'

const lines = matrix.map(({ call, when, expected }) => [
  when ? `${call.name}, ${when}` : call.name,
  `${call.method} ${call.path}`,
  ...actors.map(actor => String(expected[actor])),
])
const table = [['call', 'address', ...actors], ...lines]
const widths = table[0]?.map((_, column) => Math.max(...table.map(cells => cells[column]?.length ?? 0))) ?? []
for (const cells of table)
  console.log(
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
console.log(`\n${new Set(matrix.map(({ call }) => call.name)).size} calls, ${lines.length * actors.length} cells`)
