declare global {
  interface Window {
    /** The document's loader of release files, which adds their hashes (docs/decisions/027). */
    releaseLoader: { loadScript: (path: string) => Promise<void> }
  }
}

/** Runs a remote's entry script; the federation runtime, which would load it without its hash, then finds its global. */
export async function loadEntry(path: string, globalName: string): Promise<void> {
  await window.releaseLoader.loadScript(path)
  if (!Reflect.get(window, globalName)) throw new Error(`${path} does not register its remote.`)
}
