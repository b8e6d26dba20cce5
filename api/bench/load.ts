import autocannon from 'autocannon'
import { benchCategories, garments } from './bench-data.ts'
import { cpuOf, memoryOf } from './cpu-meter.ts'

/** What a server did under one kind of load: medians of the runs. */
export interface Result {
  perSecond: number
  p50: number
  p99: number
  /** Processor ms a request. */
  server: number
  database: number
  failed: number
  memory: number
}

export type Kind = 'list' | 'search' | 'product'

const CONNECTIONS = 10
const RUNS = 3
const WARM_UP_SECONDS = 2

function pathsOf(kind: Kind, rows: number): string[] {
  const at = '/api/v1/listing/public/products'
  const turns = Array.from({ length: 40 }, (_, index) => index)
  if (kind === 'search') return garments.map(word => `${at}/search?query=${word}`)
  if (kind === 'product') return turns.map(turn => `${at}/show/${1 + ((turn * 7919) % rows)}`)
  return turns.map(turn => {
    const category = benchCategories[turn % benchCategories.length]
    return `${at}/the/search/men?category_id=${category}&min_price=${turn < 20 ? 1000 : 800}&max_price=${turn < 20 ? 9000 : 15000}&sort=newest&per_page=8&page=1`
  })
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Loads a server and measures it and its database. */
export async function measure(
  port: number,
  pid: number,
  databasePid: number,
  kind: Kind,
  rows: number,
  seconds: number,
): Promise<Result> {
  const requests = pathsOf(kind, rows).map(path => ({ path }))
  const shoot = (duration: number) =>
    autocannon({ url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, duration, requests })
  await shoot(WARM_UP_SECONDS)
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    const [serverBefore, databaseBefore] = [cpuOf(pid), cpuOf(databasePid)]
    const shot = await shoot(seconds)
    const answered = shot['2xx'] || 1
    runs.push({
      perSecond: answered / shot.duration,
      p50: shot.latency.p50,
      p99: shot.latency.p99,
      server: (cpuOf(pid) - serverBefore) / answered,
      database: (cpuOf(databasePid) - databaseBefore) / answered,
      failed: shot.non2xx + shot.errors,
      memory: memoryOf(pid),
    })
  }
  const of = (name: keyof Result) => median(runs.map(run => run[name]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    server: of('server'),
    database: of('database'),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
    memory: of('memory'),
  }
}
