import type { ReleaseReader } from './release-reader.ts'

const INTERVAL_MS = 500

/**
 * Calls back when other releases are served, or canaries begin or end, also while no visitor requests a document; returns
 * a function that ends it.
 */
export function watchReleases(
  releases: Pick<ReleaseReader, 'current' | 'hasCanary'>,
  onChange: () => void,
): () => void {
  let known: string | undefined
  let isReading = false

  async function read(): Promise<void> {
    const [{ key }, hasCanary] = await Promise.all([releases.current(), releases.hasCanary()])
    const next = `${key} ${hasCanary}`
    if (known !== undefined && next !== known) onChange()
    known = next
  }

  const timer = setInterval(() => {
    if (isReading) return
    isReading = true
    // The reader logs why no release is valid.
    void read()
      .catch(() => undefined)
      .finally(() => {
        isReading = false
      })
  }, INTERVAL_MS).unref()
  return () => clearInterval(timer)
}
