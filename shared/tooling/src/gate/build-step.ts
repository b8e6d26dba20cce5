import { buildAll } from '../build.ts'
import { releasesDir } from '../env.ts'
import { describeWeights, overBudget, weighPages } from './budgets.ts'
import type { Step } from './step.ts'

export const build: Step = {
  name: 'build and byte budgets',
  run: async () => {
    await buildAll()
    const weights = await weighPages(releasesDir)
    const over = overBudget(weights)
    return { ok: over.length === 0, output: over.join('\n'), note: describeWeights(weights) }
  },
}
