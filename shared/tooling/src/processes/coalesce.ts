/**
 * Debounces work by `quietMs`; calls during a run cause one more run after it, and runs never overlap. Prints the error of
 * a run that fails; later calls run again.
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
      await work().catch(console.error)
    }
    isRunning = false
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), quietMs)
  }
}
