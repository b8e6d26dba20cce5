import { parseArgs } from 'node:util'
import { type Author, block, promote, readState, rollBack } from '@closyyy/releases/registry'
import { describeEntry, type LogEntry, LostRaceError, readLog } from '@closyyy/releases/release-log'
import type { PublishedRelease, UnitState } from '@closyyy/releases/release-state'
import { openFolderStore } from '@closyyy/releases/release-store'
import { buildUnit, units } from '../build.ts'
import { releasesDir } from '../env.ts'
import { releaseAuthor } from './release-author.ts'

const usage = `Releases one unit (${units.join(', ')}) independently of the others:
  npm run release -- status [UNIT]         current release, the ones before it, and all that are published
  npm run release -- history [UNIT]        every change with its author, newest first
  npm run release -- publish UNIT          builds, signs and stores a release; visitors do not get it yet
  npm run release -- promote UNIT ID …     makes a published release current: served with the next page;
                                           several pairs of UNIT ID become current together
  npm run release -- rollback UNIT         makes the release before the current one current again
  npm run release -- block UNIT ID         excludes a release from promotions and rollbacks; if it is current, the one
                                           before it becomes current
Options: --reason TEXT is recorded with the change, --json prints JSON.
Exit codes: 0 done, 1 rejected, 2 wrong arguments, 3 another change came first.`

const REJECTED = 1
const WRONG_ARGUMENTS = 2
const LOST_RACE = 3

const store = openFolderStore(releasesDir)

/** A result: an object for `--json`, and the same as text. */
interface Result {
  json: unknown
  text: string
}

type Verb = (args: string[], author: Author) => Promise<Result | undefined>

/** Publishes, promotes, rolls back and blocks releases, and shows their state; returns the exit code. */
export async function release(args: string[], signal: AbortSignal): Promise<number> {
  const options = { reason: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    return WRONG_ARGUMENTS
  }
  const { reason, json: isJson = false, help } = parsed.values
  const [name = '', ...rest] = parsed.positionals
  if (help || parsed.positionals.length === 0) {
    console.log(usage)
    return 0
  }
  try {
    const author = { by: await releaseAuthor(), ...(reason && { reason }) }
    const result = await verbsOf(signal, isJson)[name]?.(rest, author)
    if (!result) {
      console.error(usage)
      return WRONG_ARGUMENTS
    }
    console.log(isJson ? JSON.stringify(result.json, null, 2) : result.text)
    return 0
  } catch (error) {
    signal.throwIfAborted()
    console.error((error as Error).message)
    return error instanceof LostRaceError ? LOST_RACE : REJECTED
  }
}

/** Returns the commands by name; each resolves with undefined if its arguments are wrong. */
function verbsOf(signal: AbortSignal, isJson: boolean): Record<string, Verb> {
  return {
    status: async ([unit]) => {
      const state = Object.entries(await readState(store)).filter(([name]) => !unit || name === unit)
      if (unit && state.length === 0) throw new Error(noReleases(unit))
      const text = state.map(([name, unitState]) => describeState(name, unitState)).join('\n\n')
      return { json: Object.fromEntries(state), text: text || 'No releases yet: `npm run build` publishes all units.' }
    },
    history: async ([unit]) => {
      const entries = [...(await readLog(store))].reverse().filter(entry => !unit || unit in entry.releases)
      if (unit && entries.length === 0) throw new Error(noReleases(unit))
      return { json: entries, text: entries.map(entry => `${entry.number}  ${describeEntry(entry)}`).join('\n') }
    },
    publish: async ([unit, ...others]) => {
      if (!unit || others.length > 0) return
      if (!units.includes(unit)) throw new Error(`${unit} is not a unit. Units: ${units.join(', ')}.`)
      const id = await buildUnit(unit, { signal, onProgress: isJson ? undefined : showProgress })
      const text = `${unit} ${id} is published. Next: npm run release -- promote ${unit} ${id}`
      return { json: { unit, release: id }, text }
    },
    promote: async (args, author) => {
      const pairs = Array.from({ length: args.length / 2 }, (_, index) => args.slice(index * 2, index * 2 + 2))
      if (args.length === 0 || args.length % 2 === 1) return
      const releases = Object.fromEntries(pairs as [string, string][])
      return entryResult(await promote(store, releases, author), releases, 'is current')
    },
    rollback: async ([unit, ...others], author) => {
      if (!unit || others.length > 0) return
      const entry = await rollBack(store, unit, author)
      return entryResult(entry, entry.releases, 'is current again')
    },
    block: async ([unit, id, ...others], author) => {
      if (!unit || !id || others.length > 0) return
      return entryResult(await block(store, unit, id, author), { [unit]: id }, 'is blocked')
    },
  }
}

const noReleases = (unit: string) => `${unit} has no releases: \`npm run release -- publish ${unit}\` makes one.`

function entryResult(entry: LogEntry | undefined, releases: Record<string, string>, outcome: string): Result {
  const lines = Object.entries(releases).map(([unit, id]) => `${unit} ${id} ${outcome}.`)
  return { json: entry ?? null, text: lines.join('\n') }
}

/** Shows the number of stored files in one line of a terminal. */
function showProgress(stored: number, total: number): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\rStored ${stored} of ${total} files${stored === total ? '\n' : ''}`)
}

/** Describes a unit: one line for each published release, newest first. */
function describeState(unit: string, { current, previous, published, blocked }: UnitState): string {
  const roleOf = (id: string) => {
    if (id === current) return 'current'
    if (id in blocked) return 'blocked'
    return id === previous[0] ? 'rollback' : ''
  }
  const line = ({ id, at, by, revision = '', bytes = 0 }: PublishedRelease) =>
    `  ${id}  ${roleOf(id).padEnd(8)}  ${at.slice(0, 19)}Z  ${revision.padEnd(13)}  ${kilobytes(bytes).padStart(8)}  ${by}`
  return [unit, ...published.toReversed().map(line)].join('\n')
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
