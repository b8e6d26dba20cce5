import { allowsPrefetch } from '@closyyy/platform/rendering/connection'
import { useEffect } from 'react'
import type { DeferredModule } from './deferred-module.ts'
import { loadAtGesture } from './load-at-gesture.ts'
import { replayPresses } from './replay-press.ts'

/** Loads a module of the page once the page is complete, for visitors who save data at the first gesture. */
export function useDeferredModule({ load }: Pick<DeferredModule<unknown>, 'load'>): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const { start, stop } = loadAtGesture(load)
    replayPresses(start, signal)
    if (allowsPrefetch()) {
      if (document.readyState === 'complete') void start()
      else addEventListener('load', () => void start(), { signal })
    }
    return () => {
      stop()
      ended.abort()
    }
  }, [load])
}
