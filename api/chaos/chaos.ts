import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from '@closyyy/tooling/postgres/postgres'
import { type Fixture, openFixture } from './fixture.ts'
import { guess } from './scenarios/guesses.ts'
import { killApi } from './scenarios/kills.ts'
import { killWorker } from './scenarios/messages.ts'
import { stopDatabase } from './scenarios/outage.ts'
import { raceForPayouts } from './scenarios/payouts.ts'
import { restartApi } from './scenarios/restarts.ts'
import { slowDatabase } from './scenarios/slow-database.ts'
import { killStarts } from './scenarios/starts.ts'
import { killSweeps } from './scenarios/sweeps.ts'

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '10' },
    embedded: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

/** Failure scenarios; each returns counts that must all be 0. */
const scenarios: Record<string, (fixture: Fixture) => Promise<Record<string, number>>> = {
  kills: fixture => killApi(fixture, Number(values.kills)),
  guesses: guess,
  outage: stopDatabase,
  slow: slowDatabase,
  starts: fixture => killStarts(fixture, Number(values.kills)),
  messages: fixture => killWorker(fixture, Number(values.kills)),
  sweeps: fixture => killSweeps(fixture, Number(values.kills)),
  payouts: raceForPayouts,
  restarts: fixture => restartApi(fixture, Number(values.restarts)),
}

async function run(url: string | undefined, name: string): Promise<number> {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`There is no ${name}: ${Object.keys(scenarios).join(', ')}.`)
  const dataDir = await mkdtemp(join(tmpdir(), 'closyyy-chaos-'))
  try {
    const counts = await scenario(await openFixture(url, dataDir))
    for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
    return Object.values(counts).every(count => count === 0) ? 0 : 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onServer(name: string): Promise<number> {
  // Starts a database server of its own, which is stopped and deleted afterwards.
  const { TEST_DATABASE_URL: _, ...variables } = process.env
  const outcome = await withPostgres(url => run(url, name), variables)
  if (outcome.ran) return outcome.value
  console.error(outcome.reason)
  return 1
}

const [name = 'kills'] = positionals
const isEmbedded = values.embedded || name === 'starts'
process.exit(await (isEmbedded ? run(undefined, name) : onServer(name)))
