import type { CallName } from './bench-calls.ts'
import type { Result } from './load.ts'
import { cpuOfRequest } from './table.ts'

interface Goal {
  call: CallName
  what: string
  max: number
  /** Undefined if this run did not measure it. */
  measure: (ours: Result, floor: Result | undefined, small: Result | undefined) => number | undefined
}

/** Processor time is counted in steps of 10 ms, and a p99 needs hundreds of responses. */
const MIN_RESPONSES = 300

const cpu = (call: CallName, max: number): Goal => ({
  call,
  max,
  what: 'processor time, times the floor',
  measure: (ours, floor) => floor && cpuOfRequest(ours) / cpuOfRequest(floor),
})
const tail = (call: CallName): Goal => ({
  call,
  max: 2.5,
  what: 'p99, times the floor',
  measure: (ours, floor) => floor && ours.p99 / floor.p99,
})
const growth = (call: CallName): Goal => ({
  call,
  max: 1.5,
  what: 'processor time, times that at 10,000 products',
  measure: (ours, _, small) => small && cpuOfRequest(ours) / cpuOfRequest(small),
})

const goals: Goal[] = [
  cpu('list', 2),
  cpu('search', 2),
  cpu('product', 2.5),
  cpu('checkout', 1.5),
  ...(['list', 'search', 'product', 'checkout'] as const).flatMap(call => [tail(call), growth(call)]),
  { call: 'checkout', max: 50, what: 'p99 in ms', measure: ours => ours.p99 },
]

export function printGoals(results: Map<string, Result>): void {
  const sizes = [...new Set([...results.keys()].map(key => key.split('/')[0] ?? ''))]
  const lines = sizes.flatMap(rows =>
    goals.flatMap(({ call, what, max, measure }) => {
      const ours = results.get(`${rows}/ours/${call}`)
      const small = rows === '10000' ? undefined : results.get(`10000/ours/${call}`)
      const floor = results.get(`${rows}/floor/${call}`)
      const value = ours && measure(ours, floor, small)
      if (value === undefined) return []
      const isReliable = [ours, floor, small].every(each => each === undefined || each.responses >= MIN_RESPONSES)
      const verdict = isReliable ? (value <= max ? '✓' : '✗') : 'too few responses'
      return [
        { rows: Number(rows).toLocaleString('en'), call, goal: what, 'at most': max, is: value.toFixed(2), verdict },
      ]
    }),
  )
  if (lines.length > 0) console.table(lines)
}
