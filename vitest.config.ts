import { availableParallelism } from 'node:os'
import { cataloguePlugin } from '@closyyy/tooling/test/catalogue-plugin'
import { defineConfig } from 'vitest/config'

const inNode = [
  'shared/{contract,api-client,demo,event-bus,i18n,releases,tooling}/**/*.test.ts',
  'shell/server/**/*.test.ts',
]
const inBrowser = '{shell/src,storefront,auth,shared/forms,shared/ui,shared/platform,shared/testing}/**/*.test.{ts,tsx}'

/** Some tests wait for a clock, while one more works. */
const maxWorkers = availableParallelism() + 1

/** A page in a made-up browser; tests of pages clear it behind them. */
const browser = {
  environment: 'happy-dom',
  isolate: false,
  maxWorkers,
  setupFiles: ['./shared/testing/src/clean-up.ts'],
  testTimeout: 15_000,
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
          testTimeout: 15_000,
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
