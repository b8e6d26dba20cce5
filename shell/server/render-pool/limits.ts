/** Limits of renderers, in milliseconds and bytes. */
export interface RenderLimits {
  /**
   * Silence after which a renderer gets no further jobs. Once it has used the processor for 0.4 times as long since,
   * others take over those that it has not begun.
   */
  stallMs: number
  /** Silence after which a renderer with jobs is ended, if it used the processor for 0.45 times as long. */
  silenceMs: number
  /** Silence after which a renderer with jobs is ended, although the machine may only be overloaded. */
  maxSilenceMs: number
  /** Longest time of a job in a renderer; the data of a page, its fragments and its frame have two seconds each. */
  jobMs: number
  /** Silence after which a renderer that evaluates bundles is ended. */
  loadMs: number
  /** Memory of the process above which it is replaced once its jobs have finished. */
  rss: number
}

export const defaultLimits: RenderLimits = {
  stallMs: 100,
  silenceMs: 1_000,
  maxSilenceMs: 6_000,
  jobMs: 8_000,
  loadMs: 5_000,
  rss: 400_000_000,
}
