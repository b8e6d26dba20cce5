import { cpus } from 'node:os'
import { type Measurement, totalCpuMs } from './measure-visits.ts'

export interface Row {
  /** Server and state, such as `shop, warm`. */
  of: string
  visitors: number
  measurement: Measurement
}

const shown = (ms: number | undefined, digits = 2) => (ms === undefined ? '–' : ms.toFixed(digits))

/** Prints a line for each measurement; `server` is the document server with its renderers, or the floor. */
export function printRows(rows: Row[]): void {
  console.table(
    rows.map(({ of, visitors, measurement }) => {
      const { documents, perSecond, cpuMs, p50, p99, memoryMb, hits, wrong } = measurement
      return {
        of,
        visitors,
        documents,
        'documents/s': Math.round(perSecond),
        'server ms': shown(cpuMs.server),
        'API ms': shown(cpuMs.api),
        'database ms': shown(cpuMs.database),
        'sum ms': shown(totalCpuMs(measurement)),
        'p50 ms': shown(p50, 1),
        'p99 ms': shown(p99, 1),
        'server MB': shown(memoryMb.server, 0),
        'API MB': shown(memoryMb.api, 0),
        'from cache': `${Math.round(hits * 100)} %`,
        wrong,
      }
    }),
  )
  console.log(
    `Processor time is per document. Shop, floor and client share ${cpus().length} processors; the client's time is not counted.`,
  )
}

/** Prints the first wrong documents; returns true if there was none. */
export function printMistakes(rows: Row[]): boolean {
  const wrong = rows.filter(({ measurement }) => measurement.wrong > 0)
  for (const { of, visitors, measurement } of wrong)
    console.log(`${of}, ${visitors} visitors: ${measurement.wrong} wrong documents: ${measurement.mistakes.join('; ')}`)
  return wrong.length === 0
}
