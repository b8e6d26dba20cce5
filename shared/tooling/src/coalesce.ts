/** Debounces work by `quietMs`; calls during a run cause one more run after it, and runs never overlap. */
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
