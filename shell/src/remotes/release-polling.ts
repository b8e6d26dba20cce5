import { type BootRelease, type CurrentUnits, UNITS_PATH } from '@closyyy/platform/federation/boot'
import type { Remotes } from './remotes.ts'

const INTERVAL_MS = 30_000

/** Learns of promotions and rollbacks while the page is open; the next navigation to another page runs them. */
export function watchReleases(remotes: Remotes): void {
  let checkedAt = Date.now()
  async function check() {
    if (document.hidden) return
    checkedAt = Date.now()
    const current = await readUnits()
    if (current) update(remotes, current)
  }
  setInterval(check, INTERVAL_MS)
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - checkedAt >= INTERVAL_MS) void check()
  })
}

async function readUnits(): Promise<CurrentUnits | undefined> {
  try {
    const response = await fetch(UNITS_PATH)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

async function prepare(releases: Remotes['releases'], unit: string, next: BootRelease): Promise<void> {
  await (await releases.load(unit, next)).requestTexts()
}

/** Names the current releases for the next navigation, and loads those of the units that run in this page. */
function update({ units, releases }: Remotes, current: CurrentUnits): void {
  // Releases are tested against the current shell, and a page's own shell cannot change.
  if (document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry !== current.shell) return
  for (const [unit, next] of Object.entries(current.units)) {
    const isNew = units[unit]?.id !== next.id
    units[unit] = next
    if (isNew && releases.get(unit)) prepare(releases, unit, next).catch(() => undefined)
  }
}
