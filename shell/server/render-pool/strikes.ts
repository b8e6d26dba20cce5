import type { FailureReason } from './job.ts'
import type { RendererEvent } from './renderer-events.ts'

const MAX_STRIKES = 3
const STRIKE_WINDOW_MS = 60_000

export interface Strikes {
  /** Counts a failure of a release; with the third in a minute it is rendered in browsers only. */
  add: (release: { unit: string; id: string }, reason: FailureReason) => void
  /** True from the third strike until another release of the unit is current. */
  isOut: (release: { unit: string; id: string }) => boolean
  /** Forgets releases that are no longer current. */
  retain: (isCurrent: (release: { unit: string; id: string }) => boolean) => void
}

interface Count {
  unit: string
  id: string
  at: number[]
  isOut: boolean
}

export function createStrikes(onEvent: (event: RendererEvent) => void): Strikes {
  const records = new Map<string, Count>()
  const keyOf = ({ unit, id }: { unit: string; id: string }) => `${unit}@${id}`
  function reportOut(): void {
    const out = [...records.values()].filter(({ isOut }) => isOut)
    onEvent({ type: 'browser-only-releases', releases: out.map(({ unit, id }) => ({ unit, release: id })) })
  }

  return {
    add({ unit, id }, reason) {
      const now = Date.now()
      const record: Count = records.get(keyOf({ unit, id })) ?? { unit, id, at: [], isOut: false }
      records.set(keyOf(record), record)
      record.at = [...record.at.filter(at => now - at < STRIKE_WINDOW_MS), now]
      onEvent({ type: 'strike', unit, release: id, reason })
      if (record.isOut || record.at.length < MAX_STRIKES) return
      record.isOut = true
      onEvent({ type: 'browser-only', unit, release: id, reason })
      reportOut()
    },
    isOut: release => records.get(keyOf(release))?.isOut === true,
    retain(isCurrent) {
      const superseded = [...records].filter(([, record]) => !isCurrent(record))
      for (const [key] of superseded) records.delete(key)
      if (superseded.some(([, { isOut }]) => isOut)) reportOut()
    },
  }
}
