import { exceptions } from './exceptions.ts'
import type { Judgement } from './judge-walk.ts'
import { roles } from './visitors.ts'
import type { Visit } from './walk-shop.ts'
import { languages, sizes } from './walked-page.ts'

interface Walk {
  visits: Visit[]
  /** Number of distinct addresses of links. */
  addresses: number
  judgement: Judgement
  /** Duration in minutes. */
  minutes: number
  /** Such as 2026-01-31. */
  date: string
}

const sum = (visits: Visit[], countOf: (visit: Visit) => number) =>
  visits.reduce((total, visit) => total + countOf(visit), 0)

/** Returns who walked, and how. */
function scopeOf(visits: Visit[]): string {
  const names = (nameOf: (visit: Visit) => string) => [...new Set(visits.map(nameOf))].join(', ')
  return [names(({ role }) => role), names(({ language }) => language), names(({ size }) => size)].join('; ')
}

/** Returns the document with the result of a walk over all routes. */
export function describeWalk({ visits, addresses, judgement, minutes, date }: Walk): string {
  const routes = Object.entries(Object.groupBy(visits, ({ route }) => route))
  const failed = judgement.failures.length
  return `# Walk

\`npm run walk\` visits every route that the current releases claim as ${roles.join(', ')}, in ${languages.length} languages on
${Object.keys(sizes).length} sizes of screen, and presses what can be pressed: see [Walk](../e2e/README.md#walk). It writes this document.

Last walk: ${date}, ${minutes} minutes, ${scopeOf(visits)}. ${visits.length} visits of ${routes.length} routes, ${sum(visits, ({ found }) => found)} controls,
${sum(visits, ({ pressed }) => pressed)} presses, ${addresses} addresses of links. Failures: ${failed}.

Each cell has the controls found and the presses made, over all languages and sizes, or where the route leads. What looks the
same to two people who are signed in is pressed by the first.

${table(
  ['route', ...roles],
  routes.map(([route, ofRoute = []]) => [
    `\`${route}\``,
    ...roles.map(role => cellOf(ofRoute.filter(visit => visit.role === role))),
  ]),
)}

## Exceptions

${table(
  ['finding', 'times', 'why it is right'],
  exceptions.map(({ finding, reason }, index) => [
    `\`${finding.source.replaceAll('|', '\\|')}\``,
    String(judgement.uses[index]),
    reason,
  ]),
)}
${failed > 0 ? `\n## Failures\n\n${judgement.failures.map(failure => `- ${failure}`).join('\n')}\n` : ''}`
}

function cellOf(visits: Visit[]): string {
  if (visits.length === 0) return '–'
  const redirected = visits.find(({ redirectedTo }) => redirectedTo)
  if (redirected) return `→ \`${redirected.redirectedTo?.split('?')[0]}\``
  return `${sum(visits, ({ found }) => found)}, ${sum(visits, ({ pressed }) => pressed)}`
}

/** Formats a table as the formatter does. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(cells => cells[column]?.length ?? 0)))
  const rule = widths.map(width => '-'.repeat(width))
  return [head, rule, ...rows]
    .map(cells => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}
