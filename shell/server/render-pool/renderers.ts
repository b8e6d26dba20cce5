import { type Bundle, bundleKey } from '../renderer/protocol.ts'
import type { ApiRead } from './api-reads.ts'
import { createFragmentProbe } from './fragment-probe.ts'
import { defaultLimits, type RenderLimits } from './limits.ts'
import { createRenderPool, type RenderPool } from './render-pool.ts'
import type { RendererEvent } from './renderer-events.ts'
import { createMember, LoadFailure, type MemberEvents, type RendererMember } from './renderer-member.ts'
import type { StartRenderer } from './renderer-process.ts'
import { type PageRequest, type StartedPage, startPage } from './start-page.ts'
import { createStrikes } from './strikes.ts'

const POOL_SIZE = 2
const MAX_STARTS = 3
const LOAD_CHECK_INTERVAL_MS = 100

export interface RenderersOptions {
  start: StartRenderer
  read: ApiRead
  onEvent: (event: RendererEvent) => void
  limits?: Partial<RenderLimits>
}

/** Pages of one set of releases. */
export interface RendererSet {
  /** Reasons by key (`unit@id`) of the bundles that cannot be used. */
  failures: Record<string, string>
  start: (request: PageRequest) => Promise<StartedPage>
  /** Ends its renderers once their jobs have finished. */
  retire: () => void
}

export interface Renderers {
  /** Starts renderers for bundles, of which at most one is current for a unit. */
  open: (bundles: Bundle[]) => Promise<RendererSet>
  close: () => void
}

/** A renderer without bundles. */
interface IdleRenderer {
  member: RendererMember
  /** Set when the renderer joins a pool. */
  events?: MemberEvents | undefined
}

/** Renders pages in processes of their own; one more is always started ahead. */
export function createRenderers({ start, read, onEvent, ...options }: RenderersOptions): Renderers {
  const limits = { ...defaultLimits, ...options.limits }
  const strikes = createStrikes(onEvent)
  const pools = new Set<RenderPool>()
  const idleRenderers = new Set<IdleRenderer>()
  let isClosed = false

  function startIdle(): IdleRenderer {
    const idle: IdleRenderer = {
      member: createMember(start(), {
        read,
        onMessage: member => idle.events?.onMessage(member),
        onError: error => onEvent({ type: 'error', error }),
        onEnd: (member, jobs, reason) => {
          idleRenderers.delete(idle)
          idle.events?.onEnd(member, jobs, reason)
        },
      }),
    }
    idleRenderers.add(idle)
    return idle
  }

  async function acquireIdle(): Promise<IdleRenderer> {
    for (let starts = 0; starts < MAX_STARTS && !isClosed; starts++) {
      const idle = idleRenderers.values().next().value ?? startIdle()
      idleRenderers.delete(idle)
      const isStarted = await idle.member.started.then(
        () => true,
        () => false,
      )
      if (idleRenderers.size === 0 && !isClosed) startIdle()
      if (isStarted && !isClosed) return idle
      idle.member.end('closed')
    }
    throw new Error('No renderer could be started.')
  }

  async function openMember(bundles: Bundle[], events?: MemberEvents) {
    const idle = await acquireIdle()
    const { member } = idle
    const checks = setInterval(() => {
      if (member.silentFor(performance.now()) > limits.loadMs) member.end('silent')
    }, LOAD_CHECK_INTERVAL_MS)
    try {
      const failures = await member.load(bundles)
      idle.events = events
      return { idle, failures }
    } finally {
      clearInterval(checks)
    }
  }

  /** Finds the bundles that can be evaluated. @returns a renderer that has loaded them, and why the others cannot */
  async function tryBundles(bundles: Bundle[]) {
    const failures: Record<string, string> = {}
    const isUsable = (bundle: Bundle) => !Object.hasOwn(failures, bundleKey(bundle))
    for (;;) {
      try {
        const opened = await openMember(bundles.filter(isUsable))
        Object.assign(failures, opened.failures)
        return { idle: opened.idle, failures, usable: bundles.filter(isUsable) }
      } catch (error) {
        if (!(error instanceof LoadFailure && error.bundle)) throw error
        failures[error.bundle] = `does not evaluate (${error.reason})`
      }
    }
  }

  startIdle()
  return {
    async open(bundles) {
      const { idle, failures, usable } = await tryBundles(bundles)
      let first: IdleRenderer | undefined = idle
      const pool = createRenderPool({
        size: POOL_SIZE,
        limits,
        onReplaced: reason => onEvent({ type: 'replaced', reason }),
        async open(events) {
          const opened = first ?? (await openMember(usable, events)).idle
          first = undefined
          opened.events = events
          return opened.member
        },
      })
      await pool.ready()
      if (isClosed) pool.close()
      for (const other of pools) if (other.isEmpty()) pools.delete(other)
      const probe = createFragmentProbe(pool, strikes)
      pools.add(pool)
      strikes.retain(({ unit, id }) => bundles.some(bundle => bundle.unit === unit && bundle.id === id))
      return {
        failures,
        start: request =>
          startPage(
            { pool, strikes, probe, isUnusable: bundle => Object.hasOwn(failures, bundleKey(bundle)) },
            request,
          ),
        retire: () => pool.retire(),
      }
    },
    close() {
      isClosed = true
      for (const pool of pools) pool.close()
      for (const { member } of idleRenderers) member.end('closed')
    },
  }
}
