import { cpuMsOf, memoryMbOf } from '@closyyy/tooling/processes/process-tree'
import autocannon from 'autocannon'
import { type BenchCall, type BenchRequest, benchCalls, type CallName } from './bench-calls.ts'
import { SHOTS } from './trade-data.ts'

export interface Result {
  perSecond: number
  p50: number
  p99: number
  /** Processor time per request in ms. */
  server: number
  database: number
  failed: number
  memory: number
  /** Responses in all runs; small numbers are unreliable. */
  responses: number
}

export interface Measured {
  port: number
  pid: number
  databasePid: number | undefined
}

export interface Load {
  rows: number
  connections: number
  seconds: number
}

const WARM_UP_SECONDS = 2
const SAMPLE_MS = 50

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Gives every connection its own requests, so that no two send the same at once. */
function dealOut(requests: BenchRequest[], connections: number) {
  const hands = Array.from({ length: connections }, (_, hand) =>
    requests.filter((_each, index) => index % connections === hand),
  )
  return (client: { setRequests(requests: BenchRequest[]): void }) => client.setRequests(hands.shift() ?? requests)
}

function shoot({ port }: Measured, { rows, connections, seconds }: Load, call: BenchCall, shot: number) {
  const requests = call.requestsOf(rows, shot)
  const hands = call.isAlone ? 1 : connections
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: hands,
    sampleInt: SAMPLE_MS,
    setupClient: dealOut(requests, hands),
    ...(call.isOnce ? { amount: requests.length } : { duration: seconds }),
  })
}

export async function measure(server: Measured, name: CallName, load: Load): Promise<Result> {
  const call: BenchCall = benchCalls[name]
  const { pid, databasePid } = server
  await shoot(server, { ...load, seconds: WARM_UP_SECONDS }, call, 0)
  const databaseCpu = () => (databasePid === undefined ? 0 : cpuMsOf(databasePid))
  const runs: Result[] = []
  for (let shot = 1; shot < SHOTS; shot++) {
    const [serverBefore, databaseBefore, startedAt] = [cpuMsOf(pid), databaseCpu(), performance.now()]
    const { latency, ...counts } = await shoot(server, load, call, shot)
    const [responses, took] = [counts['2xx'] || 1, performance.now() - startedAt]
    runs.push({
      perSecond: (responses / took) * 1_000,
      p50: latency.p50,
      p99: latency.p99,
      server: (cpuMsOf(pid) - serverBefore) / responses,
      database: (databaseCpu() - databaseBefore) / responses,
      failed: counts.non2xx + counts.errors,
      memory: Math.round(memoryMbOf(pid)),
      responses: counts['2xx'],
    })
  }
  const of = (part: keyof Result) => median(runs.map(run => run[part]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    server: of('server'),
    database: of('database'),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
    memory: of('memory'),
    responses: runs.reduce((sum, run) => sum + run.responses, 0),
  }
}
