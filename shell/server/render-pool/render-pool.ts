import type { MatchedClaim } from '../../src/remotes/claims.ts'
import type { RenderTask } from '../renderer/protocol.ts'
import { createJob, type FailureReason, isPageOf, type Job, type JobReports } from './job.ts'
import type { RenderLimits } from './limits.ts'
import { createLoneJobs } from './lone-jobs.ts'
import { type CheckEvents, createMemberChecks } from './member-checks.ts'
import type { MemberEvents, RendererMember } from './renderer-member.ts'
import { createSharedRenderers } from './shared-renderers.ts'

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

export function createRenderPool({ size, limits, open, onReplaced }: RenderPoolOptions): RenderPool {
  const closing = new AbortController()
  const { signal } = closing
  const checks = createMemberChecks(limits, onReplaced)
  const lone = createLoneJobs({ open: openMember, checks, signal })
  const shared = createSharedRenderers({ size, open: openMember, checks, runAlone: lone.run, signal })

  /** Opens a renderer, which is checked until it ends. @throws if it cannot be opened, or the pool was closed meanwhile */
  async function openMember(events: MemberEvents & CheckEvents): Promise<RendererMember> {
    const opened = await open({
      onMessage(member) {
        checks.endStall(member)
        events.onMessage(member)
      },
      onEnd(member, jobs, reason) {
        checks.remove(member)
        if (jobs.length > 0) onReplaced(reason)
        events.onEnd(member, jobs, reason)
      },
    })
    if (signal.aborted) {
      opened.end('closed')
      throw new Error('The pool is closed.')
    }
    checks.add(opened, events)
    return opened
  }

  return {
    run(task, reports) {
      const job = createJob(task, reports)
      shared.run(job)
      return job
    },
    runAlone(task, reports) {
      const job = createJob(task, reports)
      lone.run(job)
      return job
    },
    isBlockedBy(claim) {
      const jobs = checks.blockedMembers().flatMap(member => [...member.jobs])
      return jobs.some(({ isRendering, task }) => isRendering && isPageOf(task, claim))
    },
    ready: shared.ready,
    isEmpty: () => shared.isEmpty() && lone.isEmpty(),
    retire: shared.retire,
    close() {
      closing.abort()
      shared.close()
      lone.close()
    },
  }
}
