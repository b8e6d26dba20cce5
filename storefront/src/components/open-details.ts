import type { FocusEvent, KeyboardEvent, ToggleEvent } from 'react'
import { useEffect, useId, useRef } from 'react'

type Details = HTMLDetailsElement

const openIn = (root: Element | null) => [...(root?.querySelectorAll<Details>('details[open]') ?? [])]

const closeAll = (root: Element | null) => {
  for (const one of openIn(root)) one.open = false
}

/**
 * Keeps at most one of several `details` open, as a menu does: an outside press, Esc or moving the focus on closes it.
 * Whatever changes `scope` closes it too. The elements themselves remember what is open, so that they work without a
 * script, and what was opened before it came stays open.
 */
export function useOpenDetails<Root extends HTMLElement>(scope: string) {
  const root = useRef<Root>(null)
  const name = useId()

  useEffect(() => {
    const pressOutside = ({ target }: Event) => {
      if (!openIn(root.current).some(one => one.contains(target as Node))) closeAll(root.current)
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope closes what the last one opened
  useEffect(() => {
    const element = root.current
    return () => closeAll(element)
  }, [scope])

  return {
    root,
    close: () => closeAll(root.current),
    /** Closes what is open and puts the focus back on what opened it. */
    closeAndReturn() {
      for (const one of openIn(root.current)) closeAndFocus(one)
    },
    details: {
      name,
      onToggle({ currentTarget }: ToggleEvent<Details>) {
        if (!currentTarget.open) return
        for (const one of openIn(root.current)) if (one !== currentTarget) one.open = false
      },
      onKeyDown(event: KeyboardEvent<Details>) {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.stopPropagation()
        closeAndFocus(event.currentTarget)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent<Details>) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      },
    },
  }
}

function closeAndFocus(details: Details) {
  details.querySelector('summary')?.focus({ preventScroll: true })
  details.open = false
}
