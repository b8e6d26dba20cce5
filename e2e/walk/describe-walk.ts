import { exceptions } from './exceptions.ts'
import { unusedExceptions } from './judge-walk.ts'
import { roles } from './visitors.ts'
import { allCombinations, nameOf, type WalkRecord } from './walk-records.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns the document with the last walk of each combination over each route. */
export function describeWalk(records: WalkRecord[]): string {
  const failures = records.flatMap(record =>
    Object.keys(record.failures).map(failure => `- ${record.combination}, ${failure}`),
  )
  return `# Walk

\`npm run walk\` visits every route that the current releases claim and presses what can be pressed: see
[Walk](../e2e/README.md#walk). It writes this document. A run of some routes or combinations replaces their results; the others
stay, and \`from\` and \`to\` (UTC) show the oldest and the newest.

${table(
  ['combination', 'from', 'to', 'minutes', 'routes', 'controls', 'presses', 'failures'],
  allCombinations.map(combination => combinationRow(nameOf(combination), records)),
)}

## Routes

Each cell has the controls found and the presses made, over all languages and sizes, or where the route leads. What looks the
same to two people who are signed in is pressed by the first of a run.

${table(['route', ...roles], routeRows(records))}

## Exceptions

${table(
  ['finding', 'times', 'why it is right'],
  exceptions.map(({ finding: { source }, reason }) => [
    `\`${source.replaceAll('|', '\\|')}\``,
    String(sum(records.map(record => record.exceptions[source] ?? 0))),
    reason,
  ]),
)}
${failures.length > 0 ? `\n## Failures\n\n${failures.join('\n')}\n` : ''}`
}

/** Returns the exceptions that nothing needs once every combination was walked. */
export function unneededExceptions(records: WalkRecord[]): string[] {
  const walked = new Set(records.map(({ combination }) => combination))
  return walked.size === allCombinations.length ? unusedExceptions(records) : []
}

function combinationRow(name: string, records: WalkRecord[]): string[] {
  const own = records.filter(({ combination }) => combination === name)
  if (own.length === 0) return [name, 'never', ...Array<string>(6).fill('–')]
  const times = own.map(({ walkedAt }) => walkedAt).sort()
  const minutes = Math.round(sum(own.map(({ seconds }) => seconds)) / 60)
  const failures = sum(own.map(record => Object.keys(record.failures).length))
  const counts = [
    minutes,
    own.length,
    sum(own.map(({ found }) => found)),
    sum(own.map(({ pressed }) => pressed)),
    failures,
  ]
  return [name, times[0] ?? '', times.at(-1) ?? '', ...counts.map(String)]
}

function routeRows(records: WalkRecord[]): string[][] {
  const routes = Object.entries(Object.groupBy(records, ({ route }) => route))
  return routes.map(([route, walked = []]) => [
    `\`${route}\``,
    ...roles.map(role => routeCell(walked.filter(({ combination }) => combination.startsWith(`${role},`)))),
  ])
}

function routeCell(walked: WalkRecord[]): string {
  if (walked.length === 0) return '–'
  const found = sum(walked.map(record => record.found))
  const redirected = walked.find(({ redirectedTo }) => redirectedTo)
  if (redirected && found === 0) return `→ \`${redirected.redirectedTo}\``
  return `${found}, ${sum(walked.map(({ pressed }) => pressed))}`
}

/** Formats a table as the formatter does. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(cells => cells[column]?.length ?? 0)))
  const rule = widths.map(width => '-'.repeat(width))
  return [head, rule, ...rows]
    .map(cells => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}
