import type { MatchedClaim } from '../../src/remotes/claims.ts'
import type { RenderTask } from '../renderer/protocol.ts'
import { createJob, type FailureReason, failJob, type Job, type JobReports } from './job.ts'
import type { RenderLimits } from './limits.ts'
import type { RendererMember } from './renderer-member.ts'
import { causeOfStall, type Stall } from './stall.ts'

const CHECK_INTERVAL_MS = 50
/** Silence after which a renderer gets a job only if the others are as silent; it reports every 50 ms unless it computes. */
const BUSY_MS = 60
const MAX_ATTEMPTS = 3
const MAX_ALONE = 2
/** Jobs of a renderer at the same time; they wait for the API more than they compute. */
const MAX_JOBS = 16
/** Jobs beyond it are not rendered: an overloaded server leaves them to browsers. */
const MAX_WAITING = 200
/** Time after which a renderer that could not be opened is opened again. */
const REOPEN_MS = 1_000

/** Callbacks of a pool for a member that it opens. */
export interface MemberEvents {
  onMessage: (member: RendererMember) => void
  onEnd: (member: RendererMember, jobs: Job[], reason: FailureReason) => void
}

export interface RenderPoolOptions {
  size: number
  limits: RenderLimits
  /** Starts a renderer with the pool's bundles. */
  open: (events: MemberEvents) => Promise<RendererMember>
  onReplaced: (reason: FailureReason) => void
}

/** Renderers of the same bundles, and their jobs. */
export interface RenderPool {
  run: (task: RenderTask, reports: JobReports) => Job
  /** Runs a job in a renderer of its own, which ends with it. */
  runAlone: (task: RenderTask, reports: JobReports) => Job
  /** True while a render of the claim's page blocks a renderer. */
  isBlockedBy: (claim: MatchedClaim) => boolean
  /** Resolves when the first renderer has loaded its bundles. @throws if none can */
  ready: () => Promise<void>
  isEmpty: () => boolean
  /** Ends each renderer once its jobs have finished. */
  retire: () => void
  /** Ends all renderers. */
  close: () => void
}

interface MemberState {
  isAlone: boolean
  stall?: Stall | undefined
  /** Gets no further jobs, and ends after the last. */
  isLeaving: boolean
}

export function createRenderPool({ size, limits, open, onReplaced }: RenderPoolOptions): RenderPool {
  const members = new Map<RendererMember, MemberState>()
  const waiting: Job[] = []
  const waitingAlone: Job[] = []
  let opening = 0
  let openingAlone = 0
  let isClosed = false
  let target = size
  let checks: NodeJS.Timeout | undefined
  let checkedAt = 0
  let reopening: NodeJS.Timeout | undefined

  const available = () =>
    [...members].flatMap(([member, { isAlone, stall, isLeaving }]) => (isAlone || stall || isLeaving ? [] : [member]))
  const countOf = (isWanted: (state: MemberState) => boolean) => [...members.values()].filter(isWanted).length

  function dispatch(job: Job): void {
    const now = performance.now()
    const free = available().filter(({ jobs }) => jobs.size < MAX_JOBS)
    const idle = free.filter(member => member.silentFor(now) < BUSY_MS)
    const [first, ...others] = idle.length > 0 ? idle : free
    if (isClosed) failJob(job, 'closed')
    else if (waiting.length >= MAX_WAITING) failJob(job, 'unavailable')
    else if (first) {
      others.reduce((best, other) => (other.jobs.size < best.jobs.size ? other : best), first).run(job)
      startChecks()
    } else {
      waiting.push(job)
      fill()
    }
  }

  /** Opens renderers until there are enough that are not blocked. */
  function fill(): void {
    if (isClosed) return
    const present = countOf(({ isAlone, isLeaving }) => !isAlone && !isLeaving)
    const isNeeded = !hasUsable() && (waiting.length > 0 || target > 0)
    const missing = Math.max(target - present, isNeeded ? 1 : 0) - opening
    for (let count = 0; count < missing; count++) void openMember()
  }

  const hasUsable = () => countOf(({ isAlone, isLeaving, stall }) => !isAlone && !isLeaving && !stall?.isBlocked) > 0

  async function openMember(): Promise<void> {
    opening++
    const isOpen = await openInTime().then(
      member => {
        add(member, false)
        return true
      },
      () => false,
    )
    opening--
    if (isOpen || isClosed) return
    if (opening === 0 && !hasUsable()) failAll(waiting)
    clearTimeout(reopening)
    reopening = setTimeout(fill, REOPEN_MS).unref()
  }

  function add(member: RendererMember, isAlone: boolean): void {
    members.set(member, { isAlone, isLeaving: false })
    if (isAlone) return
    for (const job of waiting.splice(0)) dispatch(job)
    endIfUnused(member)
  }

  /** @throws if none can be opened, or the pool was closed meanwhile */
  async function openInTime(): Promise<RendererMember> {
    const member = await open({ onMessage, onEnd })
    if (!isClosed) return member
    member.end('closed')
    throw new Error('The pool is closed.')
  }

  function fillAlone(): void {
    const running = countOf(({ isAlone }) => isAlone) + openingAlone
    for (const job of waitingAlone.splice(0, Math.max(0, MAX_ALONE - running))) void runInOwn(job)
  }

  async function runInOwn(job: Job): Promise<void> {
    openingAlone++
    try {
      const member = await openInTime()
      add(member, true)
      member.run(job)
      startChecks()
    } catch {
      failAll([job])
    } finally {
      openingAlone--
      fillAlone()
    }
  }

  /** Fails jobs that got no renderer. */
  function failAll(jobs: Job[]): void {
    for (const job of jobs.splice(0)) failJob(job, isClosed ? 'closed' : 'unavailable')
  }

  function onMessage(member: RendererMember): void {
    const state = members.get(member)
    if (!state) return
    state.stall = undefined
    if (!state.isAlone && member.jobs.size < MAX_JOBS && waiting.length > 0)
      for (const job of waiting.splice(0)) dispatch(job)
    endIfUnused(member)
  }

  function endIfUnused(member: RendererMember): void {
    const state = members.get(member)
    if (!state || member.jobs.size > 0) return
    const isSurplus = available().length > target
    if (state.isAlone || state.isLeaving || isSurplus) remove(member, 'surplus')
  }

  function remove(member: RendererMember, reason: FailureReason): void {
    member.end(reason)
    if (members.size === 0) stopChecks()
  }

  /** Fails the job that was rendering, or the only one; runs jobs alone of which any may have ended the renderer. */
  function onEnd(member: RendererMember, jobs: Job[], reason: FailureReason): void {
    const state = members.get(member)
    members.delete(member)
    if (jobs.length > 0) onReplaced(reason)
    const rendering = jobs.filter(({ isRendering }) => isRendering)
    const responsible = rendering.length > 0 || jobs.length > 1 ? rendering : jobs
    for (const job of jobs) {
      if (responsible.includes(job)) failJob(job, reason, true)
      else runAgain(job, reason, rendering.length === 0)
    }
    fillAlone()
    if (state && !state.isAlone) fill()
  }

  function runAgain(job: Job, reason: FailureReason, isSuspect: boolean): void {
    if (isClosed || job.attempts >= MAX_ATTEMPTS) failJob(job, reason)
    else if (isSuspect) waitingAlone.push(job)
    else dispatch(job)
  }

  function check(): void {
    const now = performance.now()
    const late = now - checkedAt - CHECK_INTERVAL_MS
    checkedAt = now
    // If this process was blocked itself, the messages of renderers are still to be read.
    if (late > CHECK_INTERVAL_MS) return
    for (const [member, state] of members) {
      checkSilence(member, state, now)
      if (!state.isLeaving) checkLimits(member, state, now)
    }
    if ([...members.keys()].every(({ jobs }) => jobs.size === 0)) stopChecks()
  }

  function checkSilence(member: RendererMember, state: MemberState, now: number): void {
    if (member.silentFor(now) <= limits.stallMs) return
    state.stall ??= { cpuMs: member.cpuMs(), isBlocked: false }
    const cause = causeOfStall(member, state.stall, limits, now)
    if (cause === 'dead') member.end('silent')
    else if (cause === 'blocked' && !state.stall.isBlocked) {
      state.stall.isBlocked = true
      if (!state.isAlone) unblock(member)
    }
  }

  /** Moves the jobs that a render blocks; those of the same page would block another renderer. */
  function unblock(member: RendererMember): void {
    const blocking = [...member.jobs].find(({ isRendering }) => isRendering)
    for (const job of blocking ? member.jobs : []) {
      if (job === blocking || job.attempts >= MAX_ATTEMPTS) continue
      member.release(job)
      if (isSamePage(job.task, blocking?.task.claim)) failJob(job, 'blocked-page')
      else dispatch(job)
    }
    fill()
  }

  function checkLimits(member: RendererMember, state: MemberState, now: number): void {
    const overdue = [...member.jobs].filter(({ startedAt }) => now - startedAt > limits.jobMs)
    for (const job of overdue) {
      member.release(job)
      failJob(job, 'time')
    }
    if (member.rss() <= limits.rss) return
    state.isLeaving = true
    onReplaced('memory')
    endIfUnused(member)
    fill()
  }

  function startChecks(): void {
    if (checks) return
    checkedAt = performance.now()
    checks = setInterval(check, CHECK_INTERVAL_MS)
  }

  function stopChecks(): void {
    clearInterval(checks)
    checks = undefined
  }

  return {
    run(task, reports) {
      const job = createJob(task, reports)
      dispatch(job)
      return job
    },
    runAlone(task, reports) {
      const job = createJob(task, reports)
      waitingAlone.push(job)
      fillAlone()
      return job
    },
    isBlockedBy: claim =>
      [...members].some(
        ([{ jobs }, { stall }]) =>
          stall?.isBlocked && [...jobs].some(({ isRendering, task }) => isRendering && isSamePage(task, claim)),
      ),
    async ready() {
      add(await openInTime(), false)
      fill()
    },
    isEmpty: () => members.size === 0 && waitingAlone.length === 0 && opening + openingAlone === 0,
    retire() {
      target = 0
      for (const member of members.keys()) endIfUnused(member)
    },
    close() {
      isClosed = true
      target = 0
      for (const jobs of [waiting, waitingAlone]) failAll(jobs)
      for (const member of [...members.keys()]) member.end('closed')
      clearTimeout(reopening)
      stopChecks()
    },
  }
}

const isSamePage = ({ kind, claim }: RenderTask, other: MatchedClaim | undefined) =>
  kind === 'page' && claim !== undefined && claim.unit === other?.unit && claim.id === other.id
