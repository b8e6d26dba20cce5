/** Timeouts of Vitest for a busy machine: a test that merely takes long proves nothing. */
export const LONG_TIMEOUTS = ['--testTimeout=120000', '--hookTimeout=120000']
