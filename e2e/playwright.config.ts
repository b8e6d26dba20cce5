import { findChromium } from '@closyyy/tooling/chromium'
import { chromium, defineConfig } from '@playwright/test'
import { env } from './env.ts'

const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: env.origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium({ downloaded: chromium.executablePath() }),
      args: quietBrowser,
    },
  },
})
