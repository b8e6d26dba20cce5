import { openFolderStore } from '@closyyy/releases/release-store'
import { buildAll } from '../build.ts'
import { releasesDir } from '../env.ts'
import { remotes } from '../units.ts'
import { describeWeights, overBudget, overShellBudget, readBudgets, weighPages, weighShellRelease } from './budgets.ts'
import type { Step } from './step.ts'

export const build: Step = {
  name: 'build and byte budgets',
  run: async () => {
    await buildAll()
    const store = openFolderStore(releasesDir)
    const weights = await weighPages(store)
    const shellRelease = await weighShellRelease(store)
    const over = [...overBudget(weights, readBudgets(remotes)), ...overShellBudget(shellRelease)]
    return { ok: over.length === 0, output: over.join('\n'), note: describeWeights(weights, shellRelease) }
  },
}
