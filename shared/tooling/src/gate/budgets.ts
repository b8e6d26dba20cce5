import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vendorFile } from '@closyyy/releases/publish-release'
import { readRelease, readState } from '@closyyy/releases/registry'
import type { Assets, Release } from '@closyyy/releases/release-document'
import { RELEASES_BASE, releaseFilePath } from '@closyyy/releases/release-paths'
import type { ReleaseStore } from '@closyyy/releases/release-store'
import { env } from '../env.ts'

const KB = 1024
/** Maximum script of a first view in KB, compressed and in total: of each `page`, and stricter ones by route id. */
export type ScriptBudgets = Record<string, number>

/** Reads the budgets of remotes from `scriptBudgets` in their package.json. @throws if a remote has none */
export function readBudgets(remotes: string[]): Record<string, ScriptBudgets> {
  return Object.fromEntries(
    remotes.map(unit => {
      const { scriptBudgets } = JSON.parse(readFileSync(join(env.root, unit, 'package.json'), 'utf8'))
      if (!scriptBudgets?.page) throw new Error(`${unit}/package.json has no scriptBudgets with a budget of each page.`)
      return [unit, scriptBudgets]
    }),
  )
}

/** Maximum script in bytes, compressed, that a returning visitor loads again after a shell release. */
const shellBudget = 14 * KB

export interface PageWeight {
  page: string
  unit: string
  bytes: number
}

/** Sums the brotli sizes of each page's first view in the current releases: shell, header fragments, remote and page. */
export async function weighPages(store: ReleaseStore): Promise<PageWeight[]> {
  const units = Object.entries(await readState(store))
  const releases = await Promise.all(units.map(([unit, { current }]) => readRelease(store, unit, current ?? '')))
  const shell = releases.filter(({ unit }) => unit === 'shell')
  const weights: PageWeight[] = []
  for (const release of releases.filter(({ unit }) => unit !== 'shell')) {
    const interactive = releases.filter(other => other !== release && Object.values(other.fragments).includes('always'))
    const frame = await Promise.all(
      [...new Set([...shell, ...interactive, release])].map(one => weigh(store, one, one.initial, one.entry)),
    )
    for (const { id: page } of release.claims) {
      const extra = scriptsOnly(release.chunks[page] ?? { scripts: [], styles: [] }, release)
      weights.push({ page, unit: release.unit, bytes: sum(frame) + (await weigh(store, release, extra)) })
    }
  }
  return weights
}

/** Sums the brotli sizes of the scripts that a shell release replaces: all but the vendor chunks. */
export async function weighShellRelease(store: ReleaseStore): Promise<number> {
  const { shell: state } = await readState(store)
  const shell = await readRelease(store, 'shell', state?.current ?? '')
  const own = shell.initial.scripts.filter(script => !isVendor(script))
  return weigh(store, shell, { scripts: own, styles: [] }, shell.entry)
}

const isVendor = (script: string) => script.startsWith(vendorFile(''))

export function overShellBudget(bytes: number): string[] {
  if (bytes <= shellBudget) return []
  return [`A visitor who returns after a shell release loads ${inKb(bytes)} of script, more than ${inKb(shellBudget)}.`]
}

export function overBudget(weights: PageWeight[], budgets: Record<string, ScriptBudgets>): string[] {
  return weights.flatMap(({ page, unit, bytes }) => {
    const budget = (budgets[unit]?.[page] ?? budgets[unit]?.page ?? 0) * KB
    if (bytes <= budget) return []
    return [`${page}: the first view loads ${inKb(bytes)} of script, more than ${inKb(budget)}.`]
  })
}

export function describeWeights(weights: PageWeight[], shellRelease: number): string {
  const heaviest = Object.entries(Object.groupBy(weights, ({ unit }) => unit)).map(([unit, pages = []]) => {
    return `${unit} ${inKb(Math.max(...pages.map(({ bytes }) => bytes)))}`
  })
  return `Heaviest first views, script in brotli: ${heaviest.join(', ')}; again after a shell release: ${inKb(shellRelease)}.`
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function scriptsOnly({ scripts }: Assets, { entry, initial }: Release): Assets {
  return { scripts: scripts.filter(script => script !== entry && !initial.scripts.includes(script)), styles: [] }
}

async function weigh(store: ReleaseStore, release: Release, { scripts }: Assets, entry?: string): Promise<number> {
  const files = entry ? [entry, ...scripts] : scripts
  const sizes = files.map(async file => {
    const path = `${releaseFilePath(release, file).slice(RELEASES_BASE.length)}.br`
    const bytes = await store.read(path)
    if (!bytes) throw new Error(`${path} is not in the release store.`)
    return bytes.length
  })
  return sum(await Promise.all(sizes))
}
