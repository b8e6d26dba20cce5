import { availableParallelism } from 'node:os'

/** Processes that run test files side by side; left alone, the runner takes a single one on a machine of two cores. */
export const testWorkers = Math.max(2, availableParallelism() - 1)
