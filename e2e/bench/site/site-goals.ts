import { totalCpuMs } from './measure-visits.ts'
import { RECORDED_ON, recorded } from './recorded.ts'
import { kinds } from './site-document.ts'
import type { Row } from './site-table.ts'

export const WARM = 'shop, warm'
export const COLD = 'shop, cold'
export const FLOOR = 'floor'
export const coldPage = (kind: string): string => `${COLD}, ${kind}`

interface Goal {
  goal: string
  limit: string
  is: number
  isMet: boolean
  /** Measurements that the goal compares. */
  rows: (Row | undefined)[]
}

const MAX_WARM_CPU_MS = 1
const MIN_WARM_PER_SECOND = 1_500
const MIN_COLD_GAIN = 3
const MAX_FLOOR_P99 = 3
/** Fewer do not use the shop to capacity. */
const MIN_VISITORS = 10
const MANY_VISITORS = 200
/** Processor time is counted in steps of 10 ms, and a p99 needs hundreds of documents. */
const MIN_DOCUMENTS = 100

/** Prints the goals of what was measured; returns true if none was missed. */
export function printSiteGoals(rows: Row[]): boolean {
  const goals = [...warmGoals(rows), ...coldGoals(rows)]
  const verdictOf = ({ isMet, rows: compared }: Goal) => {
    if (compared.some(row => (row?.measurement.documents ?? 0) < MIN_DOCUMENTS)) return 'too few documents'
    return isMet ? '✓' : '✗'
  }
  const lines = goals.map(goal => ({
    goal: goal.goal,
    limit: goal.limit,
    is: goal.is.toFixed(2),
    verdict: verdictOf(goal),
  }))
  if (lines.length > 0) console.table(lines)
  return lines.every(({ verdict }) => verdict !== '✗')
}

function warmGoals(rows: Row[]): Goal[] {
  const floor = rows.find(({ of, visitors }) => of === FLOOR && visitors === MANY_VISITORS)
  return rows
    .filter(({ of, visitors }) => of === WARM && visitors >= MIN_VISITORS)
    .flatMap(row => {
      const { visitors, measurement } = row
      const [cpu, perSecond] = [totalCpuMs(measurement), measurement.perSecond]
      const goals: Goal[] = [
        {
          goal: `processor ms of a warm document, ${visitors} visitors`,
          limit: `≤ ${MAX_WARM_CPU_MS}`,
          is: cpu,
          isMet: cpu <= MAX_WARM_CPU_MS,
          rows: [row],
        },
        {
          goal: `warm documents a second, ${visitors} visitors`,
          limit: `≥ ${MIN_WARM_PER_SECOND}`,
          is: perSecond,
          isMet: perSecond >= MIN_WARM_PER_SECOND,
          rows: [row],
        },
      ]
      const p99 = measurement.p99 / (floor?.measurement.p99 ?? Number.NaN)
      if (visitors === MANY_VISITORS && floor)
        goals.push({
          goal: `p99 of warm documents, times the floor's, ${visitors} visitors`,
          limit: `≤ ${MAX_FLOOR_P99}`,
          is: p99,
          isMet: p99 <= MAX_FLOOR_P99,
          rows: [row, floor],
        })
      return goals
    })
}

function coldGoals(rows: Row[]): Goal[] {
  return kinds.flatMap(kind => {
    const row = rows.find(({ of }) => of === coldPage(kind))
    if (!row) return []
    const { perSecond, cpuMs } = recorded[kind]
    const gain = row.measurement.perSecond / perSecond
    const processor = `processor ${totalCpuMs(row.measurement).toFixed(1)} ms, then ${cpuMs.toFixed(1)}`
    const goal = `cold documents a second, ${kind}, times the ${perSecond} of ${RECORDED_ON} (${processor})`
    return [{ goal, limit: `≥ ${MIN_COLD_GAIN}`, is: gain, isMet: gain >= MIN_COLD_GAIN, rows: [row] }]
  })
}
