import { findChromium } from '@closyyy/tooling/browsers/chromium'
import { findFirefox } from '@closyyy/tooling/browsers/firefox'
import { chromium } from '@playwright/test'

/** Environment variables of the tests. Workers inherit what the main process sets. */
export const env = {
  /** A shop that is running already; without it the journeys start their own. */
  get origin() {
    return process.env.E2E_ORIGIN
  },
  set origin(origin: string | undefined) {
    process.env.E2E_ORIGIN = origin
  },
  /** The browser's program; workers take the one that the first process found. */
  get browser() {
    process.env.CHROMIUM_PATH ??= findChromium({ downloaded: chromium.executablePath() })
    return process.env.CHROMIUM_PATH
  },
  /** Firefox's program, for the journeys that need a second browser. */
  get firefox() {
    process.env.FIREFOX_PATH ??= findFirefox()
    return process.env.FIREFOX_PATH
  },
}
