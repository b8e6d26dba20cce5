import { cataloguePlugin } from '@closyyy/tooling/test/catalogue-plugin'
import { testWorkers } from '@closyyy/tooling/test/workers'
import { defineConfig } from 'vitest/config'

const inNode = [
  'shared/{contract,api-client,event-bus,i18n,releases,tooling}/**/*.test.ts',
  'shell/server/**/*.test.ts',
]
const inBrowser = '{shell/src,storefront,auth,shared/forms,shared/ui,shared/platform,shared/testing}/**/*.test.{ts,tsx}'

/** A page in a made-up browser; tests of pages clear it behind them. */
const browser = {
  environment: 'happy-dom',
  maxWorkers: testWorkers,
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
          maxWorkers: testWorkers,
          isolate: false,
          testTimeout: 15_000,
          include: inNode,
        },
      },
      {
        plugins: [cataloguePlugin()],
        test: { ...browser, name: 'ui', isolate: false, include: [inBrowser] },
      },
      {
        // Its tests stand in for modules (the browser's storage, uploads, pictures), so no two files share any.
        plugins: [cataloguePlugin()],
        test: { ...browser, name: 'hub', include: ['seller-hub/**/*.test.{ts,tsx}'] },
      },
      'api',
    ],
  },
})
