import * as z from 'zod/mini'
import { ReleaseId, UnitName } from './release-document.ts'
import type { ReleaseStore } from './release-store.ts'

const LOG_FOLDER = 'log'
const NUMBER_DIGITS = 9
const MAX_NAME_LENGTH = 200
const MAX_REASON_LENGTH = 500
/** The rest of the visitors gets the current release. */
const MAX_CANARY_PERCENT = 99
/** Entries that are read from the store at the same time. */
const READ_CONCURRENCY = 16

/** One change of the registry: who released what, when and why. Entries are numbered from 1 and never change. */
export const LogEntry = z.object({
  number: z.int().check(z.positive()),
  /** Time in UTC, as an ISO 8601 string. */
  at: z.iso.datetime(),
  by: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  action: z.enum(['publish', 'promote', 'canary', 'rollback', 'block', 'remove']),
  /** Release ids by unit; several units only if they were promoted together. */
  releases: z.record(UnitName, ReleaseId),
  /** Percent of the visitors who get a canary; 0 ends it. */
  percent: z.optional(z.int().check(z.nonnegative(), z.maximum(MAX_CANARY_PERCENT))),
  reason: z.optional(z.string().check(z.maxLength(MAX_REASON_LENGTH))),
  /** True if the releases that become current were not checked against the calls of an API. */
  withoutApi: z.optional(z.literal(true)),
  /** Source revision of a published release. */
  revision: z.optional(z.string()),
  /** Size of a published release in bytes, uncompressed, without shared vendor chunks. */
  bytes: z.optional(z.int().check(z.nonnegative())),
})
export type LogEntry = z.infer<typeof LogEntry>

/** An entry before it gets its number and time. */
export type LogDraft = Omit<LogEntry, 'number' | 'at'>

/** A change that was rejected because another one was recorded first. */
export class LostRaceError extends Error {
  override readonly name = 'LostRaceError'
  readonly winner: LogEntry

  constructor(winner: LogEntry) {
    super(`Nothing was changed, as another change came first: ${describeEntry(winner)}. Check it, then try again.`)
    this.winner = winner
  }
}

const pathOf = (number: number) => `${LOG_FOLDER}/${String(number).padStart(NUMBER_DIGITS, '0')}.json`

/** Returns a reader of the whole log that reads each entry from the store once. Its promise rejects for a corrupt entry. */
export function createLogReader(store: ReleaseStore): () => Promise<readonly LogEntry[]> {
  let entries: readonly LogEntry[] = []
  return async () => {
    const known = [...entries]
    if (known.length === 0) known.push(...(await readListed(store)))
    for (let next = await readEntry(store, known.length + 1); next; next = await readEntry(store, known.length + 1))
      known.push(next)
    if (known.length > entries.length) entries = known
    return entries
  }
}

/** Reads the whole log. @throws if an entry is corrupt */
export const readLog = (store: ReleaseStore): Promise<readonly LogEntry[]> => createLogReader(store)()

/**
 * Appends the entry that `decide` returns for the log so far; undefined appends none. Publications and
 * removals never conflict with other changes; every other change is decided on the latest log or rejected.
 * @throws LostRaceError if a change of current releases was recorded at the same time, and whatever `decide` throws
 */
export async function appendEntry<Draft extends LogDraft | undefined>(
  store: ReleaseStore,
  decide: (log: readonly LogEntry[]) => Draft | Promise<Draft>,
): Promise<LogEntry | Extract<Draft, undefined>> {
  const read = createLogReader(store)
  for (;;) {
    const log = await read()
    const number = log.length + 1
    const draft = await decide(log)
    if (draft === undefined) return undefined as Extract<Draft, undefined>
    const entry = parseDraft({ number, at: new Date().toISOString(), ...draft })
    const bytes = Buffer.from(`${JSON.stringify(entry, null, 2)}\n`)
    if (await store.create(pathOf(number), bytes, { isDurable: true })) return entry
    const winner = await readEntry(store, number)
    if (winner && changesCurrent(winner) && changesCurrent(entry)) throw new LostRaceError(winner)
  }
}

/** @throws naming the first invalid property */
function parseDraft(draft: LogEntry): LogEntry {
  const parsed = LogEntry.safeParse(draft)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`Nothing was changed: ${issue?.path.join('.')} is not valid (${issue?.message}).`)
}

const changesCurrent = ({ action }: LogEntry) => action !== 'publish' && action !== 'remove'

/** Describes an entry in one line: `promote storefront 0123456789ab by Sara at 2026-11-22T10:00:00.000Z (reason)`. */
export function describeEntry({ action, releases, percent, by, at, withoutApi, reason }: LogEntry): string {
  const what = Object.entries(releases).map(release => release.join(' '))
  const share = percent === undefined ? '' : ` to ${percent} %`
  const unchecked = withoutApi ? ', not checked against an API' : ''
  return `${action} ${what.join(', ')}${share} by ${by} at ${at}${unchecked}${reason ? ` (${reason})` : ''}`
}

/** Reads the entries that the store lists, in their order. */
async function readListed(store: ReleaseStore): Promise<LogEntry[]> {
  const count = (await store.list(LOG_FOLDER)).length
  const entries: LogEntry[] = []
  while (entries.length < count) {
    const numbers = Array.from({ length: Math.min(READ_CONCURRENCY, count - entries.length) }, (_, index) => index + 1)
    const read = await Promise.all(numbers.map(offset => readEntry(store, entries.length + offset)))
    const present = read.filter(entry => entry !== undefined)
    entries.push(...present)
    if (present.length < read.length) break
  }
  return entries
}

async function readEntry(store: ReleaseStore, number: number): Promise<LogEntry | undefined> {
  const bytes = await store.read(pathOf(number))
  if (!bytes) return
  const parsed = LogEntry.safeParse(parseJson(bytes))
  if (parsed.success && parsed.data.number === number) return parsed.data
  throw new Error(`Entry ${number} of the release log is corrupt.`)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
