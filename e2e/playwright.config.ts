import { defineConfig } from '@playwright/test'
import { env } from './env.ts'
import { quietBrowser } from './fixtures/quiet-browser.ts'

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    baseURL: env.origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    actionTimeout: 12_000,
    // A worker would answer in place of the network that journeys break; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.browser,
      args: quietBrowser,
    },
  },
})
