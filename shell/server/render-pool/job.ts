import type { MatchedClaim } from '../../src/remotes/claims.ts'
import type { RenderedPage, RenderTask } from '../renderer/protocol.ts'
import type { FailedRead } from '../renderer/watch-reads.ts'

/** Why a renderer ended, or a job did not finish. */
export type FailureReason = keyof typeof descriptions

const descriptions = {
  silent: 'blocked its renderer',
  time: 'did not finish in time',
  heap: 'exceeded the heap limit',
  memory: 'used too much memory',
  exit: 'ended its renderer',
  threw: 'threw an error',
  'blocked-page': 'waited for a page that blocks a renderer',
  unavailable: 'got no renderer',
  closed: 'was interrupted by the end of the server',
  surplus: 'lost a renderer that was no longer needed',
}

/** A render that did not finish. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly reason: FailureReason
  /** True if the job's own code ended or blocked its renderer. */
  readonly causedByJob: boolean

  constructor(reason: FailureReason, causedByJob: boolean) {
    super(`The render ${descriptions[reason]}.`)
    this.reason = reason
    this.causedByJob = causedByJob
  }
}

export interface JobReports {
  readFailed: (read: FailedRead) => void
  /** An error that did not end the job; `isHanging` if the page's code, not the API, exceeded the time limit. */
  error: (error: Error, isHanging: boolean) => void
}

/** The API's responses that a render used. */
export interface JobSources {
  /** Their surrogate keys. */
  keys: Set<string>
  /** False if a response named no keys. */
  isKeyed: boolean
}

export interface JobStatus {
  status: number
  redirect?: string | undefined
}

/** One render, which moves to another renderer if its own one fails through no fault of it. */
export interface Job {
  /** Number of its current attempt: messages about an earlier one are not about this one. */
  number: number
  task: RenderTask
  reports: JobReports
  status: PromiseWithResolvers<JobStatus>
  content: PromiseWithResolvers<RenderedPage>
  /** Aborts the job's API calls. */
  calls: AbortController
  /** Number of API calls without a response. */
  pendingCalls: number
  sources: JobSources
  attempts: number
  /** Time at which its current renderer got it. */
  startedAt: number
  isRendering: boolean
}

let attempts = 0

export function createJob(task: RenderTask, reports: JobReports): Job {
  const job: Job = {
    number: 0,
    task,
    reports,
    status: Promise.withResolvers(),
    content: Promise.withResolvers(),
    calls: new AbortController(),
    pendingCalls: 0,
    sources: { keys: new Set(), isKeyed: true },
    attempts: 0,
    startedAt: 0,
    isRendering: false,
  }
  // Whoever started the job handles one of the two.
  job.status.promise.catch(() => undefined)
  job.content.promise.catch(() => undefined)
  return job
}

/** Begins to render a job in a renderer. */
export function beginAttempt(job: Job): void {
  job.number = ++attempts
  job.attempts++
  job.isRendering = false
  job.startedAt = performance.now()
}

export function failJob(job: Job, reason: FailureReason, causedByJob = false): void {
  const failure = new RenderFailure(reason, causedByJob)
  job.calls.abort()
  job.status.reject(failure)
  job.content.reject(failure)
}

/** True if a task renders the page of a claim. */
export const isPageOf = ({ kind, claim }: RenderTask, other: MatchedClaim | undefined): boolean =>
  kind === 'page' && claim !== undefined && claim.unit === other?.unit && claim.id === other.id
