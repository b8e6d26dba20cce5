import { parseArgs } from 'node:util'
import { withPostgres } from '@closyyy/tooling/postgres/postgres'
import { type BenchCall, benchCalls, type CallName, callNames } from './bench-calls.ts'
import { databaseOf, refillTrade, serverPidOf, withDataDir } from './bench-database.ts'
import { type ServerName, withServer } from './bench-server.ts'
import { printGoals } from './goals.ts'
import { type Measured, measure, type Result } from './load.ts'
import { cpuOfRequest, printTable } from './table.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,1000000' },
    calls: { type: 'string', default: callNames.join(',') },
    servers: { type: 'string', default: 'floor,ours' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '3' },
    database: { type: 'string' },
  },
})

const listed = <Word extends string>(names: string) => names.split(',') as Word[]
const calls = listed<CallName>(options.calls)
const unknown = calls.filter(call => !callNames.includes(call))
if (unknown.length > 0) throw new Error(`There is no call ${unknown.join(', ')}: ${callNames.join(', ')}.`)

type Results = Map<string, Result>

async function measureAll(server: ServerName, running: Measured, rows: number, results: Results): Promise<void> {
  for (const call of calls) {
    const load = { rows, connections: Number(options.connections), seconds: Number(options.seconds) }
    const result = await measure(running, call, load)
    const [each, tail] = [cpuOfRequest(result).toFixed(3), `p99 ${result.p99} ms, failed ${result.failed}`]
    console.log(`${rows.toLocaleString('en')} ${server} ${call}: ${each} ms of processor time, ${tail}`)
    results.set(`${rows}/${server}/${call}`, result)
  }
}

async function benchEmbedded(rows: number, results: Results): Promise<void> {
  await withDataDir(rows, dataDir =>
    withServer('embedded', { dataDir, databaseUrl: undefined }, running =>
      measureAll('embedded', { ...running, databasePid: undefined }, rows, results),
    ),
  )
}

async function benchOnServer(url: string, server: ServerName, rows: number, results: Results): Promise<void> {
  const databaseUrl = await databaseOf(url, rows)
  if (calls.some(call => (benchCalls[call] as BenchCall).isTrade))
    await refillTrade({ target: databaseUrl, connections: 1, isEmbedded: false })
  const databasePid = await serverPidOf(databaseUrl)
  await withDataDir(undefined, dataDir =>
    withServer(server, { dataDir, databaseUrl }, running =>
      measureAll(server, { ...running, databasePid }, rows, results),
    ),
  )
}

async function bench(url: string): Promise<void> {
  const results: Results = new Map()
  for (const rows of listed(options.rows).map(Number))
    for (const server of listed<ServerName>(options.servers))
      await (server === 'embedded' ? benchEmbedded(rows, results) : benchOnServer(url, server, rows, results))
  printTable(results)
  printGoals(results)
}

const outcome = await withPostgres(bench, {
  ...process.env,
  ...(options.database && { TEST_DATABASE_URL: options.database }),
})
if (!outcome.ran) {
  console.error(outcome.reason)
  process.exitCode = 1
}
