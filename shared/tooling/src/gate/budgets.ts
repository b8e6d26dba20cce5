import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { vendorFile } from '@closyyy/releases/publish-release'
import { readRegistry, readRelease } from '@closyyy/releases/registry'
import type { Assets, Release } from '@closyyy/releases/release'

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
export async function weighPages(folder: string): Promise<PageWeight[]> {
  const { units } = await readRegistry(folder)
  const releases = await Promise.all(
    Object.entries(units).map(([unit, { current }]) => readRelease(folder, unit, current)),
  )
  const shell = releases.filter(({ unit }) => unit === 'shell')
  const weights: PageWeight[] = []
  for (const release of releases.filter(({ unit }) => unit !== 'shell')) {
    const interactive = releases.filter(other => other !== release && Object.values(other.fragments).includes('always'))
    const frame = await Promise.all(
      [...new Set([...shell, ...interactive, release])].map(one => weigh(folder, one, one.initial, one.entry)),
    )
    for (const { id: page } of release.claims) {
      const extra = scriptsOnly(release.chunks[page] ?? { scripts: [], styles: [] }, release)
      weights.push({ page, unit: release.unit, bytes: sum(frame) + (await weigh(folder, release, extra)) })
    }
  }
  return weights
}

/** Sums the brotli sizes of the scripts that a shell release replaces: all but the vendor chunks. */
export async function weighShellRelease(folder: string): Promise<number> {
  const { units } = await readRegistry(folder)
  const shell = await readRelease(folder, 'shell', units.shell?.current ?? '')
  const own = shell.initial.scripts.filter(script => !isVendor(script))
  return weigh(folder, shell, { scripts: own, styles: [] }, shell.entry)
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

async function weigh(folder: string, { unit, id }: Release, { scripts }: Assets, entry?: string): Promise<number> {
  const files = entry ? [entry, ...scripts] : scripts
  const sizes = files.map(async file => (await stat(join(folder, unit, id, `${file}.br`))).size)
  return sum(await Promise.all(sizes))
}
