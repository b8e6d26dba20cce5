import { vendorFile } from '@closyyy/releases/publish-release'
import { readRelease, readState } from '@closyyy/releases/registry'
import type { Assets, Release } from '@closyyy/releases/release-document'
import { RELEASES_BASE, releaseFilePath } from '@closyyy/releases/release-paths'
import type { ReleaseStore } from '@closyyy/releases/release-store'

const KB = 1024
/** Maximum script of a first view in bytes, compressed and in total, by unit. */
const scriptBudgets: Record<string, number> = { storefront: 160 * KB, auth: 190 * KB, 'seller-hub': 220 * KB }
/** Stricter budgets of single pages, by route id. */
const pageBudgets: Record<string, number> = { 'storefront-home': 150 * KB }

/** Maximum script in bytes, compressed, that a returning visitor loads again after a shell release. */
const shellBudget = 40 * KB

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

export function overBudget(weights: PageWeight[]): string[] {
  return weights.flatMap(({ page, unit, bytes }) => {
    const budget = pageBudgets[page] ?? scriptBudgets[unit]
    if (budget === undefined || bytes <= budget) return []
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
