import type { RenderLimits } from './limits.ts'
import type { RendererMember } from './renderer-member.ts'

/** Parts of the silences that a renderer spends on the processor if its own code blocks it; others wait for a processor. */
const STALL_CPU = 0.4
const SILENCE_CPU = 0.45

/** A silence that is longer than a renderer's reports need. */
export interface Stall {
  /** Processor time of the renderer at its first check. */
  cpuMs: number | undefined
  /** True once the renderer has used the processor since: its own code blocks it. */
  isBlocked: boolean
}

/** Tells a renderer that is blocked by its own code, or sends nothing at all, from one that waits for a processor. */
export function causeOfStall(
  member: RendererMember,
  { cpuMs }: Stall,
  limits: RenderLimits,
  now: number,
): 'dead' | 'blocked' | 'waiting' {
  const silentFor = member.silentFor(now)
  const used = member.cpuMs()
  const usedMs = used === undefined || cpuMs === undefined ? Number.POSITIVE_INFINITY : used - cpuMs
  const hasUsed = usedMs > SILENCE_CPU * limits.silenceMs
  if (silentFor > limits.maxSilenceMs || (silentFor > limits.silenceMs && hasUsed)) return 'dead'
  return usedMs >= STALL_CPU * limits.stallMs ? 'blocked' : 'waiting'
}
