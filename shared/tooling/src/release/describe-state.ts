import type { PublishedRelease, UnitState } from '@closyyy/releases/release-state'

const BYTES_PER_KILOBYTE = 1024
const COLUMNS = [12, 11, 20, 13, 8]
const TITLES = ['release', 'state', 'published', 'revision', 'size', 'author']

/** Describes a unit: one line for each published release, newest first. */
export function describeState(unit: string, state: UnitState): string {
  const rows = state.published.toReversed().map(release => rowOf(release, roleOf(release.id, state)))
  return [unit, ...[TITLES, ...rows].map(row => `  ${alignRow(row)}`)].join('\n')
}

function roleOf(id: string, { current, canary, previous, blocked }: UnitState): string {
  if (id === current) return 'current'
  if (id === canary?.id) return `canary ${canary.percent} %`
  if (id in blocked) return 'blocked'
  if (id === previous[0]) return 'rollback'
  return previous.includes(id) ? 'previous' : 'published'
}

const rowOf = ({ id, at, by, revision = '', bytes = 0 }: PublishedRelease, role: string) => [
  id,
  role,
  `${at.slice(0, 19)}Z`,
  revision,
  `${Math.round(bytes / BYTES_PER_KILOBYTE)} KB`.padStart(COLUMNS[4] ?? 0),
  by,
]

const alignRow = (row: string[]) =>
  row
    .map((cell, index) => cell.padEnd(COLUMNS[index] ?? 0))
    .join('  ')
    .trimEnd()
