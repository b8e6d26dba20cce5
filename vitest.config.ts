import { availableParallelism } from 'node:os'
import { cataloguePlugin } from '@closyyy/tooling/test/catalogue-plugin'
import { defineConfig } from 'vitest/config'

const inNode = [
  'shared/{contract,api-client,bucket,demo,event-bus,gateway,i18n,releases,tooling}/**/*.test.ts',
  'shell/{chaos,server}/**/*.test.ts',
  'e2e/{bench,skew,walk}/**/*.test.ts',
]
const inBrowser = '{shell/src,storefront,auth,shared/forms,shared/ui,shared/platform,shared/testing}/**/*.test.{ts,tsx}'

/** One more than the processors because some tests wait for timers. */
const maxWorkers = availableParallelism() + 1

// A busy machine may take many times as long as an idle one.
const testTimeout = 90_000
const hookTimeout = 60_000
const expect = { requireAssertions: true, poll: { timeout: 10_000 } }

/** Tests of pages in happy-dom; files share one page, which clean-up.ts resets after each test. */
const browser = {
  environment: 'happy-dom',
  isolate: false,
  maxWorkers,
  setupFiles: ['./shared/testing/src/clean-up.ts'],
  testTimeout,
  hookTimeout,
  expect,
  css: { include: /\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers,
          isolate: false,
          testTimeout,
          hookTimeout,
          expect,
          include: inNode,
        },
      },
      {
        plugins: [cataloguePlugin()],
        test: { ...browser, name: 'ui', include: [inBrowser] },
      },
      {
        plugins: [cataloguePlugin()],
        test: {
          ...browser,
          name: 'hub',
          setupFiles: [...browser.setupFiles, './seller-hub/test/mock-browser-parts.ts'],
          include: ['seller-hub/**/*.test.{ts,tsx}'],
        },
      },
      'api',
    ],
  },
})
