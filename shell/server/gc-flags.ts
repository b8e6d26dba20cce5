import { setFlagsFromString } from 'node:v8'

/**
 * Flags of V8 that start marking the heap once most of the space up to its limit is used. By default V8 starts as soon
 * as that space is smaller than the young generation, which grows under load: a small heap is then marked every few pages.
 */
export const gcFlags = ['--incremental-marking-soft-trigger=60', '--incremental-marking-hard-trigger=80']

/** Sets the flags for this process. */
export function setGcFlags(): void {
  for (const flag of gcFlags) setFlagsFromString(flag)
}
