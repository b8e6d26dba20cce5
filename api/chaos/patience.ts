/** Timeouts of Vitest for a busy machine: a test that merely takes long proves nothing. */
export const PATIENCE = ['--testTimeout=120000', '--hookTimeout=120000']
