import { defineConfig } from '@playwright/test'
import { env } from './env.ts'
import { quietBrowser } from './fixtures/quiet-browser.ts'

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors of a small machine: a journey waits for a page one time in seven.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: env.origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    actionTimeout: 15_000,
    // A worker would answer in place of the network that journeys break; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.browser,
      args: quietBrowser,
    },
  },
})
