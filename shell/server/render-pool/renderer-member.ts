import { type Bundle, type CallResponse, errorOf, type FromRenderer, type ToRenderer } from '../renderer/protocol.ts'
import type { ApiRead } from './api-reads.ts'
import { beginAttempt, type FailureReason, failJob, type Job } from './job.ts'
import type { RendererProcess } from './renderer-process.ts'

/** Bundles could not be loaded because evaluating one of them ended or blocked the renderer. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  /** Key of the bundle; undefined if none was being evaluated. */
  readonly bundle: string | undefined
  readonly reason: FailureReason

  constructor(reason: FailureReason, bundle: string | undefined) {
    super(`The server bundles could not be evaluated: ${reason}.`)
    this.reason = reason
    this.bundle = bundle
  }
}

/** A renderer with its jobs. */
export interface RendererMember {
  pid: number | undefined
  jobs: ReadonlySet<Job>
  cpuMs: () => number | undefined
  /** Bytes, as last reported. */
  rss: () => number
  /** Milliseconds since the last message, while there are jobs or bundles are being evaluated. */
  silentFor: (now: number) => number
  isLoading: () => boolean
  /** Resolves when the runtime is loaded. */
  started: Promise<void>
  /** @returns reasons by key of the bundles that cannot be used @throws LoadFailure */
  load: (bundles: Bundle[]) => Promise<Record<string, string>>
  run: (job: Job) => void
  /** Removes a job, whose content is then ignored. */
  release: (job: Job) => void
  end: (reason: FailureReason) => void
}

/** Callbacks of a member's owner. */
export interface MemberEvents {
  /** Called after messages. */
  onMessage: (member: RendererMember) => void
  /** Called once, with the jobs that are not finished. */
  onEnd: (member: RendererMember, jobs: Job[], reason: FailureReason) => void
}

export interface MemberOptions extends MemberEvents {
  read: ApiRead
  onError: (error: Error) => void
}

export function createMember(renderer: RendererProcess, options: MemberOptions): RendererMember {
  const jobs = new Map<number, Job>()
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => undefined)
  let loading: PromiseWithResolvers<Record<string, string>> | undefined
  let evaluating: string | undefined
  let heardAt = performance.now()
  let rss = 0
  let hasEnded = false

  let queued: ToRenderer[] = []

  /** Sends a message with those of the other connections that are ready now. */
  function send(message: ToRenderer): void {
    if (queued.push(message) === 1) setImmediate(flush)
  }

  function flush(): void {
    if (!hasEnded) renderer.send(queued)
    queued = []
  }

  const member: RendererMember = {
    pid: renderer.pid,
    get jobs() {
      return new Set(jobs.values())
    },
    cpuMs: renderer.cpuMs,
    rss: () => rss,
    silentFor: now => (jobs.size > 0 || loading ? now - heardAt : 0),
    isLoading: () => loading !== undefined,
    started: started.promise,
    load(bundles) {
      loading = Promise.withResolvers()
      if (hasEnded) loading.reject(new LoadFailure('exit', undefined))
      heardAt = performance.now()
      send({ type: 'load', bundles })
      return loading.promise
    },
    run(job) {
      if (jobs.size === 0) heardAt = performance.now()
      beginAttempt(job)
      jobs.set(job.number, job)
      send({ type: 'render', job: job.number, task: job.task })
    },
    release(job) {
      if (jobs.delete(job.number)) send({ type: 'cancel', job: job.number })
    },
    end(reason) {
      finish(reason)
      renderer.kill()
    },
  }

  function finish(reason: FailureReason): void {
    if (hasEnded) return
    hasEnded = true
    const left = [...jobs.values()]
    jobs.clear()
    started.reject(new LoadFailure(reason, undefined))
    loading?.reject(new LoadFailure(reason, evaluating))
    options.onEnd(member, left, reason)
  }

  function settle(job: Job): void {
    jobs.delete(job.number)
    if (job.pendingCalls > 0) job.calls.abort()
  }

  const jobHandlers: { [Type in JobMessage['type']]: (job: Job, message: JobMessage & { type: Type }) => void } = {
    status(job, { status, redirect }) {
      job.status.resolve({ status, redirect })
      if (redirect !== undefined) settle(job)
    },
    phase(job, { isRendering }) {
      job.isRendering = isRendering
    },
    content(job, { content }) {
      settle(job)
      job.content.resolve(content)
    },
    failed(job, { error }) {
      jobs.delete(job.number)
      job.reports.error(errorOf(error), false)
      failJob(job, 'threw')
    },
    error: (job, { error, isHanging }) => job.reports.error(errorOf(error), isHanging === true),
    'read-failed': (job, { read }) => job.reports.readFailed(read),
    call(job, { call, path }) {
      job.pendingCalls++
      void options.read(path, job.calls.signal).then(read => {
        job.pendingCalls--
        const { keys, ...response } = read ?? {}
        for (const key of keys ?? []) job.sources.keys.add(key)
        if (!keys) job.sources.isKeyed = false
        send({ type: 'response', call, ...(read && { response: response as CallResponse }) })
      })
    },
  }

  const handlers: { [Type in OwnMessage['type']]: (message: OwnMessage & { type: Type }) => void } = {
    started: () => started.resolve(),
    evaluating({ bundle }) {
      evaluating = bundle
    },
    loaded({ failures }) {
      evaluating = undefined
      loading?.resolve(failures)
      loading = undefined
    },
    heartbeat(message) {
      rss = message.rss
    },
    error: ({ error }) => options.onError(errorOf(error)),
  }

  function handle(message: FromRenderer): void {
    if (isJobMessage(message)) {
      const job = jobs.get(message.job)
      if (job) (jobHandlers[message.type] as (job: Job, message: JobMessage) => void)(job, message)
    } else (handlers[message.type] as (message: OwnMessage) => void)(message)
  }

  renderer.onMessage(messages => {
    if (hasEnded) return
    heardAt = performance.now()
    for (const message of messages) handle(message)
    options.onMessage(member)
  })
  renderer.onEnd(finish)
  return member
}

type JobMessage = Extract<FromRenderer, { job: number }> | (Extract<FromRenderer, { type: 'error' }> & { job: number })

type OwnMessage = Exclude<FromRenderer, { job: number }>

const isJobMessage = (message: FromRenderer): message is JobMessage =>
  'job' in message && typeof message.job === 'number'
