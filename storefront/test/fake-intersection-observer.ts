import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

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
    /** Scrolls to the end of the list, once it is observed. */
    async see() {
      await waitFor(() => expect(watching.size).toBeGreaterThan(0))
      await act(async () => {
        for (const see of [...watching]) see()
      })
    },
  }
}
