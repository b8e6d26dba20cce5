import type { Service } from '../processes/service.ts'

/** An API and a document server that were started together. */
export interface Shop {
  origin: string
  api: Service
  web: Service
  close: () => Promise<void>
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
}

/** Resolves when both servers respond. @throws if one ends, after closing the other */
export async function untilReady({ api, web, close }: Shop, signal?: AbortSignal): Promise<void> {
  const failed = new AbortController()
  const waiting = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  try {
    // Requests the page last: it logs failed reads until the API responds. Fails at once if the document server ends.
    const ready = api.ready(waiting).then(() => web.ready(waiting))
    await Promise.race([ready, web.ended().then(() => web.ready(waiting))])
  } catch (error) {
    failed.abort()
    await close()
    throw error
  }
}

/** Waits until the shop is interrupted or a process ends, and closes it. @returns the exit code */
export async function runShop(shop: Shop, signal: AbortSignal): Promise<number> {
  const hasEnded = (code: number) => code || 1
  const code = await Promise.race([
    untilAborted(signal).then(() => 0),
    shop.api.ended().then(hasEnded),
    shop.web.ended().then(hasEnded),
  ])
  await shop.close()
  return code
}
