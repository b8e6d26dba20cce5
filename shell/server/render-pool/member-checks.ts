import { type FailureReason, failJob } from './job.ts'
import type { RenderLimits } from './limits.ts'
import type { RendererMember } from './renderer-member.ts'
import { causeOfStall, type Stall } from './stall.ts'

const CHECK_INTERVAL_MS = 50

export interface CheckEvents {
  /** Called once in each silence in which the member's own code blocks it. */
  onBlocked?: (member: RendererMember) => void
  /** Called once, when the member exceeds the memory limit. */
  onTooLarge: (member: RendererMember) => void
}

/** Ends renderers that are silent, fails jobs that exceed their time, and reports renderers that use too much memory. */
export interface MemberChecks {
  add: (member: RendererMember, events: CheckEvents) => void
  remove: (member: RendererMember) => void
  /** Starts the checks, which stop once no member has jobs. */
  start: () => void
  /** Ends the silence of a member that sent a message. */
  endStall: (member: RendererMember) => void
  /** True while a member is silent for longer than its reports need. */
  isStalled: (member: RendererMember) => boolean
  /** True while its own code blocks a member. */
  isBlocked: (member: RendererMember) => boolean
  blockedMembers: () => RendererMember[]
}

interface CheckedMember {
  events: CheckEvents
  stall?: Stall | undefined
  isTooLarge: boolean
}

export function createMemberChecks(limits: RenderLimits, onReplaced: (reason: FailureReason) => void): MemberChecks {
  const members = new Map<RendererMember, CheckedMember>()
  let timer: NodeJS.Timeout | undefined
  let checkedAt = 0

  function check(): void {
    const now = performance.now()
    const late = now - checkedAt - CHECK_INTERVAL_MS
    checkedAt = now
    // If this process was blocked itself, the messages of renderers are still to be read.
    if (late > CHECK_INTERVAL_MS) return
    for (const [member, checked] of members) {
      checkSilence(member, checked, now)
      if (checked.isTooLarge) continue
      checkTime(member, now)
      checkMemory(member, checked)
    }
    if ([...members.keys()].every(({ jobs }) => jobs.size === 0)) stop()
  }

  function checkSilence(member: RendererMember, checked: CheckedMember, now: number): void {
    if (member.silentFor(now) <= limits.stallMs) return
    checked.stall ??= { cpuMs: member.cpuMs(), isBlocked: false }
    const cause = causeOfStall(member, checked.stall, limits, now)
    if (cause === 'dead') member.end('silent')
    else if (cause === 'blocked' && !checked.stall.isBlocked) {
      checked.stall.isBlocked = true
      checked.events.onBlocked?.(member)
    }
  }

  function checkTime(member: RendererMember, now: number): void {
    for (const job of member.jobs) {
      if (now - job.startedAt <= limits.jobMs) continue
      member.release(job)
      failJob(job, 'time')
    }
  }

  function checkMemory(member: RendererMember, checked: CheckedMember): void {
    if (member.rss() <= limits.rss) return
    checked.isTooLarge = true
    onReplaced('memory')
    checked.events.onTooLarge(member)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  const isBlocked = (member: RendererMember) => members.get(member)?.stall?.isBlocked === true

  return {
    add: (member, events) => void members.set(member, { events, isTooLarge: false }),
    remove(member) {
      members.delete(member)
      if (members.size === 0) stop()
    },
    start() {
      if (timer) return
      checkedAt = performance.now()
      timer = setInterval(check, CHECK_INTERVAL_MS)
    },
    endStall(member) {
      const checked = members.get(member)
      if (checked) checked.stall = undefined
    },
    isStalled: member => members.get(member)?.stall !== undefined,
    isBlocked,
    blockedMembers: () => [...members.keys()].filter(isBlocked),
  }
}
