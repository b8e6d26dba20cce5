import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test'

/** Network and processor of a phone. */
export interface Phone {
  name: string
  latencyMs: number
  bytesPerSecond: number
  /** Times that the processor is slower than that of this machine. */
  cpuSlowdown: number
}

export const slowPhone: Phone = {
  name: 'slow phone',
  latencyMs: 150,
  bytesPerSecond: 1_600_000 / 8,
  cpuSlowdown: 4,
}

export const entryPhone: Phone = {
  name: 'entry-level phone',
  latencyMs: 400,
  bytesPerSecond: 400_000 / 8,
  cpuSlowdown: 6,
}

export const describePhone = ({ name, latencyMs, bytesPerSecond, cpuSlowdown }: Phone) =>
  `${name}: ${latencyMs} ms latency, ${(bytesPerSecond * 8) / 1_000_000} Mbit/s, CPU ${cpuSlowdown} times slower`

/** Returns a context with empty caches and the screen of a phone. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // Sets the client hints of a phone too.
    userAgent: devices['Pixel 7'].userAgent,
  })
}

/** Opens an empty page with the processor of a phone. */
export async function openPage(
  context: BrowserContext,
  { cpuSlowdown }: Pick<Phone, 'cpuSlowdown'>,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, session }
}

/** Opens an empty page with processor and network of a phone; the requests of service workers are not slowed down. */
export async function openSlowPage(context: BrowserContext, phone: Phone): ReturnType<typeof openPage> {
  const { page, session } = await openPage(context, phone)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  })
  return { page, session }
}
