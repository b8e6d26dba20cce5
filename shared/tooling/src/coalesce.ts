/**
 * Debounces work: runs it once for a burst of calls, `quietMs` after the last of them. Calls during a run cause one more
 * run after it; runs never overlap. The work handles its own errors.
 */
export function coalesce(work: () => Promise<void>, quietMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isDue = false
  const run = async () => {
    isDue = true
    if (isRunning) return
    isRunning = true
    while (isDue) {
      isDue = false
      await work()
    }
    isRunning = false
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), quietMs)
  }
}
