import type { Release } from '@closyyy/releases/release-document'
import type { LogEntry } from '@closyyy/releases/release-log'
import type { UnitState } from '@closyyy/releases/release-state'

type Units = Record<string, UnitState>

/** Releases that some visitors get, with those that browsers run if they fail. */
interface ReleaseIds {
  documents: Record<string, Pick<Release, 'unit' | 'id'>>
  lastGood: Record<string, Pick<Release, 'unit' | 'id'>>
}

/** True if an entry only publishes releases for the first time, so that visitors get the same ones as before it. */
export const onlyPublishes = ({ action, releases }: Pick<LogEntry, 'action' | 'releases'>, before: Units): boolean =>
  action === 'publish' &&
  Object.entries(releases).every(([unit, id]) => !before[unit]?.published.some(release => release.id === id))

/** True if the log withdraws a served release: it was rolled back, blocked or removed, or ended as a canary. */
export const isWithdrawn = (served: ReleaseIds[], units: Units): boolean =>
  served
    .flatMap(({ documents, lastGood }) => [...Object.values(documents), ...Object.values(lastGood)])
    .some(({ unit, id }) => {
      const { current, canary, previous = [] } = units[unit] ?? {}
      return ![current, canary?.id, ...previous].includes(id)
    })
