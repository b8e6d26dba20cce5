import { type FailureReason, failJob, isPageOf, type Job } from './job.ts'
import type { CheckEvents, MemberChecks } from './member-checks.ts'
import { createMemberOpener } from './member-opener.ts'
import type { MemberEvents, RendererMember } from './renderer-member.ts'

/** Silence after which a renderer gets a job only if the others are as silent; it reports every 50 ms unless it computes. */
const BUSY_MS = 60
const MAX_ATTEMPTS = 3
/** Jobs of a renderer at the same time; they wait for the API more than they compute. */
const MAX_JOBS = 16
/** Jobs beyond it are not rendered: an overloaded server leaves them to browsers. */
const MAX_WAITING = 200

interface SharedRenderersOptions {
  size: number
  /** Opens a renderer. @throws if it cannot be opened, or the pool was closed meanwhile */
  open: (events: MemberEvents & CheckEvents) => Promise<RendererMember>
  checks: Pick<MemberChecks, 'start' | 'isStalled' | 'isBlocked'>
  /** Runs a job that may have ended its renderer. */
  runAlone: (job: Job) => void
  /** Aborted when the pool is closed. */
  signal: AbortSignal
}

/** Renderers that share jobs. */
export interface SharedRenderers {
  /** Gives a job to a renderer, or lets it wait for one. */
  run: (job: Job) => void
  /** Resolves when the first renderer has loaded its bundles. @throws if none can */
  ready: () => Promise<void>
  isEmpty: () => boolean
  /** Ends each renderer once its jobs have finished. */
  retire: () => void
  /** Ends all renderers. */
  close: () => void
}

export function createSharedRenderers(options: SharedRenderersOptions): SharedRenderers {
  const { open, checks, runAlone, signal } = options
  const members = new Set<RendererMember>()
  /** Members that get no further jobs, and end after the last. */
  const leaving = new Set<RendererMember>()
  const waiting: Job[] = []
  let target = options.size

  const openMember = () => open({ onMessage, onEnd, onBlocked, onTooLarge })
  const opener = createMemberOpener({
    countMissing: () => Math.max(target - members.size, needsUsable() ? 1 : 0),
    open: openMember,
    onOpened: add,
    onFailed() {
      if (!hasUsable()) failWaiting('unavailable')
    },
    signal,
  })

  const hasUsable = () => [...members].some(member => !checks.isBlocked(member))
  const needsUsable = () => !hasUsable() && (waiting.length > 0 || target > 0)
  const available = () => [...members].filter(member => !checks.isStalled(member))

  function run(job: Job): void {
    const member = chooseMember(available())
    if (signal.aborted) failJob(job, 'closed')
    else if (waiting.length >= MAX_WAITING) failJob(job, 'unavailable')
    else if (member) {
      member.run(job)
      checks.start()
    } else {
      waiting.push(job)
      opener.fill()
    }
  }

  function runWaiting(): void {
    for (const job of waiting.splice(0)) run(job)
  }

  function failWaiting(reason: FailureReason): void {
    for (const job of waiting.splice(0)) failJob(job, reason)
  }

  function add(member: RendererMember): void {
    members.add(member)
    runWaiting()
    endIfUnused(member)
  }

  function endIfUnused(member: RendererMember): void {
    if (member.jobs.size > 0) return
    const isSurplus = available().length > target
    if (leaving.has(member) || isSurplus) member.end('surplus')
  }

  function onMessage(member: RendererMember): void {
    if (member.jobs.size < MAX_JOBS) runWaiting()
    endIfUnused(member)
  }

  /** Moves the jobs that a render blocks; those of the same page would block another renderer. */
  function onBlocked(member: RendererMember): void {
    const blocking = [...member.jobs].find(({ isRendering }) => isRendering)
    for (const job of blocking ? member.jobs : []) {
      if (job === blocking || job.attempts >= MAX_ATTEMPTS) continue
      member.release(job)
      if (isPageOf(job.task, blocking?.task.claim)) failJob(job, 'blocked-page')
      else run(job)
    }
    opener.fill()
  }

  function onTooLarge(member: RendererMember): void {
    // The same check may have ended it for its silence.
    if (!members.delete(member)) return
    leaving.add(member)
    endIfUnused(member)
    opener.fill()
  }

  function onEnd(member: RendererMember, jobs: Job[], reason: FailureReason): void {
    members.delete(member)
    leaving.delete(member)
    const responsible = responsibleJobs(jobs)
    for (const job of jobs) {
      if (responsible.includes(job)) failJob(job, reason, true)
      else if (signal.aborted || job.attempts >= MAX_ATTEMPTS) failJob(job, reason)
      else if (responsible.length === 0) runAlone(job)
      else run(job)
    }
    opener.fill()
  }

  return {
    run,
    async ready() {
      add(await openMember())
      opener.fill()
    },
    isEmpty: () => members.size + leaving.size === 0 && !opener.isOpening(),
    retire() {
      target = 0
      for (const member of [...members, ...leaving]) endIfUnused(member)
    },
    close() {
      failWaiting('closed')
      for (const member of [...members, ...leaving]) member.end('closed')
    },
  }
}

/** Returns the member with the fewest jobs, of those that reported just now if there are any; undefined if all are full. */
function chooseMember(members: RendererMember[]): RendererMember | undefined {
  const now = performance.now()
  const free = members.filter(({ jobs }) => jobs.size < MAX_JOBS)
  const idle = free.filter(member => member.silentFor(now) < BUSY_MS)
  return (idle.length > 0 ? idle : free).toSorted((one, other) => one.jobs.size - other.jobs.size)[0]
}

/** Returns the job that was rendering when its renderer ended, or the only one; none if it may have been any of them. */
function responsibleJobs(jobs: Job[]): Job[] {
  const rendering = jobs.filter(({ isRendering }) => isRendering)
  return rendering.length > 0 || jobs.length > 1 ? rendering : jobs
}
