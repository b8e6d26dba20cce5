import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Replaces IntersectionObserver; `see` brings the observed elements into view. */
export function fakeIntersectionObserver() {
  const watching = new Set<() => void>()
  class Observer {
    readonly see: () => void
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      margins.push(rootMargin ?? '')
      const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
      this.see = () => callback(entries, this as unknown as IntersectionObserver)
    }
    observe() {
      watching.add(this.see)
    }
    disconnect() {
      watching.delete(this.see)
    }
  }
  const margins: string[] = []
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    margins,
    isWatching: () => watching.size > 0,
    /** Scrolls to the end of the list. */
    see: () =>
      act(async () => {
        for (const see of [...watching]) see()
      }),
  }
}
