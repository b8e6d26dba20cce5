import { expect, onTestFinished, test, vi } from 'vitest'
import type { MatchedClaim } from '../../src/remotes/claims.ts'
import type { FromRenderer, RenderedPage, RenderTask, ToRenderer } from '../renderer/protocol.ts'
import type { FailureReason, Job } from './job.ts'
import { defaultLimits } from './limits.ts'
import { createRenderPool } from './render-pool.ts'
import { createMember } from './renderer-member.ts'

const CHECK_MS = 50
/** Longer than a stall and the check after it. */
const STALL_MS = 250

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'performance'] as const

/** A renderer that sends and computes only what a test says. */
function createFakeRenderer() {
  const received: ToRenderer[] = []
  let receive: (messages: FromRenderer[]) => void = () => undefined
  const renderer = {
    pid: undefined,
    usedMs: 0,
    cpuMs: () => renderer.usedMs,
    send: (messages: ToRenderer[]) => void received.push(...messages),
    onMessage(handle: typeof receive) {
      receive = handle
    },
    onEnd(handle: (reason: FailureReason) => void) {
      renderer.ends = () => void handle('exit')
    },
    ends: (): undefined => undefined,
    isKilled: false,
    kill() {
      renderer.isKilled = true
    },
    says: (message: FromRenderer) => receive([message]),
    /** Numbers of the jobs that it received. */
    jobs: () => received.flatMap(message => (message.type === 'render' ? [message.job] : [])),
  }
  return renderer
}

type FakeRenderer = ReturnType<typeof createFakeRenderer>

/** Lets time pass in which one renderer reports; the other one is silent, and uses the processor if it is `busy`. */
async function letRun({ busy, idle }: { busy?: FakeRenderer; idle: FakeRenderer }) {
  for (let ms = 0; ms < STALL_MS; ms += CHECK_MS) {
    await vi.advanceTimersByTimeAsync(CHECK_MS)
    if (busy) busy.usedMs += CHECK_MS
    idle.says({ type: 'heartbeat', rss: 0 })
  }
}

async function openPool() {
  vi.useFakeTimers({ toFake: [...TIMERS] })
  onTestFinished(() => void vi.useRealTimers())
  const renderers = [createFakeRenderer(), createFakeRenderer()]
  let opened = 0
  // A third renderer opens once a test says so, further ones fail.
  const third = Promise.withResolvers<FakeRenderer>()
  const pool = createRenderPool({
    size: renderers.length,
    limits: defaultLimits,
    onReplaced: () => undefined,
    async open(events) {
      const renderer = renderers[opened++] ?? (opened === 3 && (await third.promise))
      if (!renderer) throw new Error('No further renderer was expected.')
      return createMember(renderer, { read: async () => undefined, onError: () => undefined, ...events })
    },
  })
  onTestFinished(() => pool.close())
  await pool.ready()
  await vi.advanceTimersByTimeAsync(0)
  const [first, second] = renderers
  if (!first || !second) throw new Error('There are two renderers.')
  const reports = { readFailed: () => undefined, error: () => undefined }
  const run = async (id = 'page') => {
    const job = pool.run(taskOf(id), reports)
    await vi.advanceTimersByTimeAsync(0)
    return job
  }
  const runAlone = () => pool.runAlone(taskOf('page'), reports)
  return { pool, first, second, third, run, runAlone, opened: () => opened }
}

const claimOf = (id: string): MatchedClaim => ({ unit: 'shop', id, path: '/', params: {} })
const taskOf = (id: string): RenderTask => ({
  kind: 'page',
  url: 'http://shop/',
  locale: 'en',
  claim: claimOf(id),
  releases: {},
  without: [],
})
const page = { mode: 'full' } as RenderedPage

/** Returns how jobs ended, or that they go on. */
async function outcomesOf(jobs: Job[]): Promise<string[]> {
  const outcomes = jobs.map(() => 'goes on')
  jobs.forEach(({ content }, index) => {
    const end = (outcome: string) => {
      outcomes[index] = outcome
    }
    content.promise.then(
      ({ mode }) => end(mode),
      error => end(String(error)),
    )
  })
  await vi.advanceTimersByTimeAsync(0)
  return outcomes
}

test('lets the jobs of a renderer wait that waits for a processor', async () => {
  const { pool, first, second, run } = await openPool()
  const jobs = [await run(), await run(), await run()]
  expect([first.jobs(), second.jobs()].map(({ length }) => length)).toEqual([2, 1])
  const [number = 0, next = 0] = first.jobs()
  first.says({ type: 'phase', job: number, isRendering: true })
  await letRun({ idle: second })
  expect(pool.isBlockedBy(claimOf('page'))).toBe(false)
  first.says({ type: 'content', job: number, content: page })
  first.says({ type: 'content', job: next, content: page })
  expect(await outcomesOf(jobs)).toEqual(['full', 'goes on', 'full'])
})

test('sends the frame for jobs of a page that blocks their renderer', async () => {
  const { pool, first, second, run } = await openPool()
  const jobs = [await run(), await run(), await run()]
  first.says({ type: 'phase', job: first.jobs()[0] ?? 0, isRendering: true })
  await letRun({ busy: first, idle: second })
  expect(pool.isBlockedBy(claimOf('page'))).toBe(true)
  expect(await outcomesOf(jobs)).toEqual([
    'goes on',
    'goes on',
    'RenderFailure: The render waited for a page that blocks a renderer.',
  ])
})

test('ignores messages about an earlier attempt of a job', async () => {
  const { first, second, run } = await openPool()
  // Both renderers have one job of a page that blocks, and the first has one of another page.
  await run('slow')
  await run('slow')
  const job = await run('page')
  const [slow = 0, number = 0] = first.jobs()
  const block = async (renderer: FakeRenderer, other: FakeRenderer, slow: number) => {
    renderer.says({ type: 'phase', job: slow, isRendering: true })
    await letRun({ busy: renderer, idle: other })
    renderer.says({ type: 'content', job: slow, content: page })
  }
  await block(first, second, slow)
  expect(second.jobs()).toHaveLength(2)
  await block(second, first, second.jobs()[0] ?? 0)
  expect(first.jobs()).toHaveLength(3)
  first.says({ type: 'failed', job: number, error: { name: 'Error', message: 'The render was cancelled.' } })
  expect(await outcomesOf([job])).toEqual(['goes on'])
  first.says({ type: 'content', job: first.jobs()[2] ?? 0, content: page })
  expect(await outcomesOf([job])).toEqual(['full'])
})

test('ends all jobs that wait for a renderer of their own if none can be opened', async () => {
  const { third, runAlone } = await openPool()
  const jobs = [runAlone(), runAlone(), runAlone(), runAlone()]
  third.reject(new Error('No renderer could be started.'))
  expect(await outcomesOf(jobs)).toEqual(jobs.map(() => 'RenderFailure: The render got no renderer.'))
})

test('keeps waiting jobs for a renderer that works if another cannot be opened, and opens one later', async () => {
  const { pool, first, second, third, run, opened } = await openPool()
  const jobs: Job[] = []
  for (let job = 0; job < 34; job++) jobs.push(await run())
  first.ends()
  third.reject(new Error('No renderer could be started.'))
  expect(new Set(await outcomesOf(jobs.slice(32)))).toEqual(new Set(['goes on']))
  for (const number of second.jobs()) second.says({ type: 'content', job: number, content: page })
  await vi.advanceTimersByTimeAsync(0)
  for (const number of second.jobs().slice(16)) second.says({ type: 'content', job: number, content: page })
  expect(await outcomesOf(jobs.slice(32))).toEqual(['full', 'full'])
  const before = opened()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened()).toBe(before + 1)
  pool.close()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(opened()).toBe(before + 1)
})

test('ends waiting jobs, and a renderer that opens afterwards, when it is closed', async () => {
  const { pool, third, runAlone } = await openPool()
  const jobs = [runAlone(), runAlone(), runAlone(), runAlone()]
  expect(pool.isEmpty()).toBe(false)
  pool.close()
  const late = createFakeRenderer()
  third.resolve(late)
  const outcome = 'RenderFailure: The render was interrupted by the end of the server.'
  expect(await outcomesOf(jobs)).toEqual(jobs.map(() => outcome))
  expect(late.isKilled).toBe(true)
  expect(pool.isEmpty()).toBe(true)
})
