import type { BootUnit } from '@closyyy/platform/federation/boot'
import { createRemotes, type Remotes } from './remotes.ts'

export interface ServerRemotes extends Remotes {
  /** The server has every remote in memory and renders every fragment. */
  loadEverything: () => Promise<void>
}

export function createServerRemotes(...parts: Parameters<typeof createRemotes>): ServerRemotes {
  const remotes = createRemotes(...parts)
  const { units, releases } = remotes
  return {
    ...remotes,
    async loadEverything() {
      const load = async (unit: string) => releases.switchTo(unit, await releases.load(unit, units[unit] as BootUnit))
      await Promise.allSettled(Object.keys(units).map(load))
    },
  }
}
