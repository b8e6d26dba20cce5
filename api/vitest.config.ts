import { testWorkers } from '@closyyy/tooling/test/workers'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: 'src/testing/template-database.ts',
    maxWorkers: testWorkers,
    // Each file brings its own database and undoes what it replaces; loading the API anew for each costs a quarter.
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
})
