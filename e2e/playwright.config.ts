import { defineConfig } from '@playwright/test'
import { env } from './env.ts'
import { quietBrowser } from './fixtures/quiet-browser.ts'

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // As many as a small machine has processors: with a third browser beside the shop, pages miss their time limits.
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: env.origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    actionTimeout: 15_000,
    // A service worker would respond in place of the network; tests about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.browser,
      args: quietBrowser,
    },
  },
})
