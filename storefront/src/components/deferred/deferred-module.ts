import { allowsPrefetch } from '@closyyy/platform/rendering/connection'
import { use, useSyncExternalStore } from 'react'

/** A module whose components hydrate after the page, in a `Suspense` of their own: until then their served HTML stays. */
export interface DeferredModule<Components> {
  /** Loads the module, once; returns false if it failed, which can be repeated. Loaders of pages await it on the server. */
  load: () => Promise<boolean>
  /** Returns the components; suspends until they are loaded. */
  use: () => Components
  /** Returns the components, or undefined until they are loaded. */
  loaded: () => Components | undefined
  /** Returns true from a failed load to the next one. */
  useHasFailed: () => boolean
}

export function deferredModule<Components>(importModule: () => Promise<Components>): DeferredModule<Components> {
  let finish: (components: Components) => void
  let components: Components | undefined
  const loaded = new Promise<Components>(resolve => {
    finish = resolve
  })
  let loading: Promise<boolean> | undefined
  let hasFailed = false
  const listeners = new Set<() => void>()

  function setFailed(failed: boolean): void {
    hasFailed = failed
    for (const listener of listeners) listener()
  }

  async function read(): Promise<boolean> {
    if (hasFailed) setFailed(false)
    try {
      components = await importModule()
      // React reads them in the first render instead of suspending.
      Object.assign(loaded, { status: 'fulfilled', value: components })
      finish(components)
      return true
    } catch (error) {
      console.error(error)
      loading = undefined
      setFailed(true)
      return false
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const load = () => (loading ??= read())
  // Comes along with a prefetched page, because styles that arrive after a tap would lay out the old page again.
  if (globalThis.document?.readyState === 'complete' && allowsPrefetch()) void load()
  return {
    load,
    use: () => use(loaded),
    loaded: () => components,
    useHasFailed: () =>
      useSyncExternalStore(
        subscribe,
        () => hasFailed,
        () => false,
      ),
  }
}
