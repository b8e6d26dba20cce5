import { type FailureReason, failJob, type Job } from './job.ts'
import type { CheckEvents, MemberChecks } from './member-checks.ts'
import type { MemberEvents, RendererMember } from './renderer-member.ts'

/** Renderers at the same time. */
const MAX_MEMBERS = 2

interface LoneJobsOptions {
  /** Opens a renderer. @throws if it cannot be opened, or the pool was closed meanwhile */
  open: (events: MemberEvents & CheckEvents) => Promise<RendererMember>
  checks: Pick<MemberChecks, 'start'>
  /** Aborted when the pool is closed. */
  signal: AbortSignal
}

/** Jobs that each run in a renderer of their own, which ends with them. */
export interface LoneJobs {
  run: (job: Job) => void
  isEmpty: () => boolean
  close: () => void
}

export function createLoneJobs({ open, checks, signal }: LoneJobsOptions): LoneJobs {
  const waiting: Job[] = []
  const members = new Set<RendererMember>()
  let opening = 0

  function runWaiting(): void {
    const free = Math.max(0, MAX_MEMBERS - members.size - opening)
    for (const job of waiting.splice(0, free)) void runInOwnMember(job)
  }

  async function runInOwnMember(job: Job): Promise<void> {
    opening++
    try {
      const member = await open({ onMessage: endIfDone, onEnd, onTooLarge: endIfDone })
      members.add(member)
      member.run(job)
      checks.start()
    } catch {
      failJob(job, signal.aborted ? 'closed' : 'unavailable')
    } finally {
      opening--
      runWaiting()
    }
  }

  function endIfDone(member: RendererMember): void {
    if (member.jobs.size === 0) member.end('surplus')
  }

  function onEnd(member: RendererMember, jobs: Job[], reason: FailureReason): void {
    members.delete(member)
    for (const job of jobs) failJob(job, reason, true)
    runWaiting()
  }

  return {
    run(job) {
      waiting.push(job)
      runWaiting()
    },
    isEmpty: () => waiting.length === 0 && members.size + opening === 0,
    close() {
      for (const job of waiting.splice(0)) failJob(job, 'closed')
      for (const member of [...members]) member.end('closed')
    },
  }
}
