import type { Kind } from './site-document.ts'

/** Date of the measurement. */
export const RECORDED_ON = '2026-11-23'

/**
 * Cold documents a second with 8 visitors, and processor time per document in ms, before documents were cached: the higher
 * of two runs on a machine with 2 processors, on the embedded database. Machines differ and one varies by half between hours:
 * for a gain, run the bench of that state (commit 0ce1c2a4) and of this one in turn.
 */
export const recorded: Record<Kind, { perSecond: number; cpuMs: number }> = {
  home: { perSecond: 36, cpuMs: 33.3 },
  listing: { perSecond: 65, cpuMs: 19.5 },
  'further page': { perSecond: 41, cpuMs: 24.8 },
  product: { perSecond: 36, cpuMs: 29 },
  search: { perSecond: 132, cpuMs: 12.9 },
}
