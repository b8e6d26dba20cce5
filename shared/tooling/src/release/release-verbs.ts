import { findApiProblems } from '@closyyy/releases/check-api'
import { block, type Change, promote, readState, rollBack, setCanary } from '@closyyy/releases/registry'
import { describeEntry, type LogEntry, readLog } from '@closyyy/releases/release-log'
import type { ReleaseStore } from '@closyyy/releases/release-store'
import { removeReleases } from '@closyyy/releases/remove-releases'
import { buildUnit } from '../build.ts'
import { units } from '../units.ts'
import { describeState } from './describe-state.ts'
import { createProgress } from './upload-progress.ts'

/** A result: an object for `--json`, and the same as text. */
interface Result {
  json: unknown
  text: string
}

interface VerbContext {
  store: ReleaseStore
  change: Change
  percent: string | undefined
  signal: AbortSignal
  isJson: boolean
}

/** Resolves with undefined if the arguments are wrong. @throws if the change is rejected */
type Verb = (args: string[], context: VerbContext) => Promise<Result | undefined>

/** Arguments of each command. */
export const usages: Record<string, string> = {
  status: 'status [UNIT]',
  history: 'history [UNIT]',
  publish: 'publish UNIT',
  canary: 'canary UNIT ID --percent N, a whole number from 0 to 99',
  promote: 'promote UNIT ID …',
  rollback: 'rollback UNIT',
  block: 'block UNIT ID',
  remove: 'remove UNIT ID …',
  'check-api': 'check-api, without --without-api',
}

export const verbs: Record<string, Verb> = {
  async status([unit, ...others], { store }) {
    if (others.length > 0) return
    const state = Object.entries(await readState(store)).filter(([name]) => !unit || name === unit)
    if (unit && state.length === 0) throw new Error(noReleases(unit))
    const text = state.map(([name, unitState]) => describeState(name, unitState)).join('\n\n')
    return { json: Object.fromEntries(state), text: text || 'No releases yet: `npm run release -- publish UNIT`.' }
  },

  async history([unit, ...others], { store }) {
    if (others.length > 0) return
    const entries = [...(await readLog(store))].reverse().filter(entry => !unit || unit in entry.releases)
    if (unit && entries.length === 0) throw new Error(noReleases(unit))
    const text = entries.map(entry => `${entry.number}  ${describeEntry(entry)}`).join('\n')
    return { json: entries, text: text || 'No changes yet: `npm run release -- publish UNIT`.' }
  },

  async publish([unit, ...others], { store, signal, isJson }) {
    if (!unit || others.length > 0) return
    if (!units.includes(unit)) throw new Error(noUnit(unit))
    const id = await buildUnit(unit, { store, signal, onProgress: isJson ? undefined : createProgress() })
    const text = `${unit} ${id} is published. Next: npm run release -- promote ${unit} ${id}`
    return { json: { unit, release: id }, text }
  },

  async canary([unit, id, ...others], { store, change, percent = '' }) {
    if (!unit || !id || others.length > 0 || !/^\d{1,2}$/.test(percent)) return
    const share = Number(percent)
    const entry = await setCanary(store, { unit, id, percent: share }, change)
    const outcome = share === 0 ? 'is no canary any more' : `is served to ${share} % of the visitors`
    return entryResult(entry, { [unit]: id }, outcome)
  },

  async promote(args, { store, change }) {
    if (args.length === 0 || args.length % 2 === 1) return
    const pairs = Array.from({ length: args.length / 2 }, (_, index) => args.slice(index * 2, index * 2 + 2))
    const releases = Object.fromEntries(pairs as [string, string][])
    return entryResult(await promote(store, releases, change), releases, 'is current')
  },

  async rollback([unit, ...others], { store, change }) {
    if (!unit || others.length > 0) return
    const entry = await rollBack(store, unit, change)
    return entryResult(entry, entry.releases, 'is current again')
  },

  async block([unit, id, ...others], { store, change }) {
    if (!unit || !id || others.length > 0) return
    return entryResult(await block(store, unit, id, change), { [unit]: id }, 'is blocked')
  },

  async remove([unit, ...ids], { store, change }) {
    if (!unit || ids.length === 0) return
    const removed = await removeReleases(store, unit, ids, change)
    const others = ids.filter(id => !removed.includes(id))
    if (others.length > 0)
      throw new Error(
        `${unit} ${others.join(', ')} cannot be removed: only published releases that are neither current nor a canary can.`,
      )
    return { json: removed, text: `${unit} ${removed.join(', ')} is deleted.` }
  },

  async 'check-api'(args, { store, change: { readApi } }) {
    if (args.length > 0 || !readApi) return
    const problems = await findApiProblems(store, await readApi())
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return { json: [], text: 'The API offers all calls of the current, canary and last good releases.' }
  },
}

const noUnit = (unit: string) => `${unit} is not a unit. Units: ${units.join(', ')}.`

const noReleases = (unit: string) =>
  units.includes(unit) ? `${unit} has no releases: \`npm run release -- publish ${unit}\` makes one.` : noUnit(unit)

function entryResult(entry: LogEntry | undefined, releases: Record<string, string>, outcome: string): Result {
  const lines = Object.entries(releases).map(([unit, id]) => `${unit} ${id} ${outcome}.`)
  return { json: entry ?? null, text: lines.join('\n') }
}
