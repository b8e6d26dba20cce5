import { performance } from 'node:perf_hooks'
import { createQueryClient } from '@closyyy/platform/query'
import type { Channel } from './channel.ts'
import { createChannelCalls } from './channel-calls.ts'
import { type LoadedBundles, loadBundles } from './load-bundles.ts'
import { type EncodedPage, plainError, type RenderedPage, type RenderTask, type ToRenderer } from './protocol.ts'
import { startPage, TimeLimitError } from './render-page.ts'
import { openTimerScope } from './render-timers.ts'
import { watchReads } from './watch-reads.ts'

const BEAT_INTERVAL_MS = 50
/** Longest time without a report of the memory, if there are jobs. */
const REPORT_INTERVAL_MS = 500
/** Below it, a page that exceeded its time was waiting, and not for a processor. */
const MAX_IDLE_UTILIZATION = 0.5
/** Larger content is a mistake, and would fill the memory of the document server. */
const MAX_CONTENT_LENGTH = 8_000_000

// The originals, because a release can replace the globals.
const { setInterval, clearInterval } = globalThis
const { memoryUsage } = process
const rssOf = memoryUsage.rss.bind(memoryUsage)

/** Serves render jobs over a channel; returns the handler of its messages. */
export function serveRenders({ send, drained }: Channel): (message: ToRenderer) => void {
  const calls = createChannelCalls(send)
  const cancelled = new Set<number>()
  let bundles: LoadedBundles | undefined
  let lastRender: Promise<unknown> = Promise.resolve()
  let jobs = 0
  let beatAt = 0
  let beats: NodeJS.Timeout | undefined

  function beat(): void {
    beatAt = performance.now()
    send({ type: 'beat', rss: rssOf() })
  }

  function countJob(change: 1 | -1): void {
    jobs += change
    if (jobs > 0) {
      beats ??= setInterval(beat, BEAT_INTERVAL_MS)
      return
    }
    clearInterval(beats)
    beats = undefined
    if (performance.now() - beatAt > REPORT_INTERVAL_MS) beat()
  }

  /**
   * Runs the synchronous part of a render. The document server has every earlier message by then and knows whose render
   * it is, so that a render that never ends is attributed to its own job.
   */
  async function renderAnnounced<Result>(job: number, work: () => Result): Promise<Result> {
    send({ type: 'phase', job, isRendering: true })
    await drained()
    try {
      if (cancelled.has(job)) throw new Error('The render was cancelled.')
      return work()
    } finally {
      send({ type: 'phase', job, isRendering: false })
    }
  }

  async function render(job: number, task: RenderTask): Promise<void> {
    const utilization = performance.eventLoopUtilization()
    const releases = bundles?.releasesOf(task)
    if (!releases) throw new Error('No bundles are loaded.')
    const i18n = await releases.i18nOf(task.locale)
    const api = calls.clientOf(job)
    const { origin } = new URL(task.url)
    const services = { api, queryClient: createQueryClient(api), origin, loadRemoteOf: async () => undefined }
    watchReads(services.queryClient, read => send({ type: 'read-failed', job, read }))
    const page = await startPage({
      task,
      releases,
      i18n,
      services,
      report(error) {
        const isIdle = performance.eventLoopUtilization(utilization).utilization < MAX_IDLE_UTILIZATION
        const isHanging = error instanceof TimeLimitError && isIdle && calls.pendingOf(job) === 0
        send({ type: 'error', job, error: plainError(error), isHanging })
      },
      announce: work => {
        const render = lastRender.then(() => renderAnnounced(job, work))
        lastRender = render.catch(() => undefined)
        return render
      },
    })
    const { status } = page
    if ('redirect' in page) return send({ type: 'status', job, status, redirect: page.redirect })
    // The status of these pages is known before they are rendered.
    if (task.kind === 'page' && !task.claim?.alwaysFound) send({ type: 'status', job, status })
    send({ type: 'content', job, content: encode(await page.content) })
  }

  return message => {
    if (message.type === 'load') {
      bundles = loadBundles(message.bundles, bundle => send({ type: 'evaluating', bundle }))
      send({ type: 'loaded', failures: bundles.failures })
    } else if (message.type === 'response') {
      calls.settle(message.call, message.response)
    } else if (message.type === 'cancel') {
      cancelled.add(message.job)
    } else {
      const { job, task } = message
      const timers = openTimerScope()
      countJob(1)
      timers
        .run(() => render(job, task))
        .catch((error: unknown) => send({ type: 'failed', job, error: plainError(error) }))
        .finally(() => {
          timers.end()
          calls.drop(job)
          cancelled.delete(job)
          countJob(-1)
        })
    }
  }
}

function encode({ mode, head, body, state }: RenderedPage): EncodedPage {
  const length = head.length + body.length + state.length
  if (length > MAX_CONTENT_LENGTH) throw new Error(`The page has ${length} characters.`)
  return { mode, head, body: Buffer.from(body), state: Buffer.from(state) }
}
