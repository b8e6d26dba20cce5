import { performance } from 'node:perf_hooks'
import { createQueryClient } from '@closyyy/platform/query'
import type { Channel } from './channel.ts'
import { createChannelCalls } from './channel-calls.ts'
import { type LoadedBundles, loadBundles } from './load-bundles.ts'
import { plainError, type RenderedPage, type RenderTask, type ToRenderer } from './protocol.ts'
import { renderPage, TimeLimitError } from './render-page.ts'
import { openTimerScope } from './render-timers.ts'
import { watchReads } from './watch-reads.ts'

const HEARTBEAT_INTERVAL_MS = 50
/** Longest time without a report of the memory, if there are jobs. */
const REPORT_INTERVAL_MS = 500
/** Below it, a page that exceeded its time was waiting, and not for a processor. */
const MAX_IDLE_UTILIZATION = 0.5

// The originals, because a release can replace the globals.
const { setInterval, clearInterval } = globalThis
const { memoryUsage } = process
const rssOf = memoryUsage.rss.bind(memoryUsage)

/** Serves render jobs over a channel; returns the handler of its messages. */
export function serveRenders({ send, queue, drained }: Channel): (messages: ToRenderer[]) => void {
  const calls = createChannelCalls(queue)
  const cancelled = new Set<number>()
  let bundles: LoadedBundles | undefined
  let lastRender: Promise<unknown> = Promise.resolve()
  let jobs = 0
  let sentAt = 0
  let heartbeats: NodeJS.Timeout | undefined

  function sendHeartbeat(): void {
    sentAt = performance.now()
    send({ type: 'heartbeat', rss: rssOf() })
  }

  function countJob(change: 1 | -1): void {
    jobs += change
    if (jobs > 0) {
      heartbeats ??= setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS)
      return
    }
    clearInterval(heartbeats)
    heartbeats = undefined
    if (performance.now() - sentAt > REPORT_INTERVAL_MS) sendHeartbeat()
  }

  /**
   * Runs the synchronous part of a render and sends its page. The document server has every earlier message before, and
   * knows whose render it is, so that a render that never ends is attributed to its own job.
   */
  async function renderAnnounced(job: number, work: () => RenderedPage): Promise<void> {
    queue({ type: 'phase', job, isRendering: true })
    await drained()
    let page: RenderedPage
    try {
      if (cancelled.has(job)) throw new Error('The render was cancelled.')
      page = work()
    } finally {
      // Not together with the page: while a large one crosses the channel, its job is not rendering any more.
      send({ type: 'phase', job, isRendering: false })
    }
    send({ type: 'content', job, content: page })
  }

  async function render(job: number, task: RenderTask): Promise<void> {
    const utilization = performance.eventLoopUtilization()
    const releases = bundles?.releasesOf(task)
    if (!releases) throw new Error('No bundles are loaded.')
    const texts = await releases.textsOf(task.locale)
    const api = calls.clientOf(job)
    const { origin, pathname, search } = new URL(task.url)
    const services = {
      api,
      queryClient: createQueryClient(api),
      origin,
      latestLocation: () => ({ pathname, search, key: 'default', state: null }),
      loadRemoteOf: async () => undefined,
    }
    watchReads(services.queryClient, read => send({ type: 'read-failed', job, read }))
    await renderPage({
      task,
      releases,
      texts,
      services,
      onStatus(status, redirect) {
        // The status of other pages is known before they are rendered.
        if (redirect !== undefined) send({ type: 'status', job, status, redirect })
        else if (task.kind === 'page' && !task.claim?.alwaysFound) queue({ type: 'status', job, status })
      },
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
  }

  function handle(message: ToRenderer): void {
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

  return messages => {
    for (const message of messages) handle(message)
  }
}
