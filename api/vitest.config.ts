import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests that use no database of the run; some start servers of their own. The run on the embedded database has them. */
const withoutDatabase = [
  'src/server.test.ts',
  'src/db/with-database.test.ts',
  'src/features/photos/photos-service.test.ts',
  'src/messages/**',
]

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,chaos,demo,test}/**/*.test.ts'],
    exclude: process.env.TEST_DATABASE_URL ? withoutDatabase : [],
    globalSetup: 'test/template-database.ts',
    maxWorkers: availableParallelism(),
    // Each file brings its own database and undoes what it replaces; loading the API anew for each costs a quarter.
    isolate: false,
    testTimeout: 90_000,
    expect: { requireAssertions: true, poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
