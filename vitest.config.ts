import { cataloguePlugin } from '@closyyy/tooling/test/catalogue-plugin'
import { testWorkers } from '@closyyy/tooling/test/workers'
import { defineConfig } from 'vitest/config'

const inNode = [
  'shared/{contract,api-client,event-bus,i18n,releases,tooling}/**/*.test.ts',
  'shell/server/**/*.test.ts',
]
const inBrowser =
  '{shell/src,storefront,seller-hub,auth,shared/forms,shared/ui,shared/platform,shared/testing}/**/*.test.{ts,tsx}'

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
        test: {
          name: 'ui',
          environment: 'happy-dom',
          maxWorkers: testWorkers,
          // Testing Library clears the page after each test where it finds a global afterEach.
          globals: true,
          testTimeout: 15_000,
          include: [inBrowser],
          css: { include: /\.css$/, modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      'api',
    ],
  },
})
