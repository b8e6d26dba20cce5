import type { FocusEvent, KeyboardEvent, ToggleEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

/**
 * Keeps at most one of several `details` open, as a menu does: an outside press, Esc or moving the focus on closes it.
 * Whatever changes `scope` closes it too. Without a script the `details` still open and close by themselves.
 */
export function useOpenDetails<Root extends HTMLElement>(scope: string) {
  const root = useRef<Root>(null)
  const [opened, setOpened] = useState<{ id: string; scope: string }>()
  const openId = opened?.scope === scope ? opened.id : undefined
  const close = () => setOpened(undefined)

  useEffect(() => {
    if (!openId) return
    const pressOutside = ({ target }: Event) => {
      const open = root.current?.querySelector('details[open]')
      if (!open?.contains(target as Node)) setOpened(undefined)
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [openId])

  const focusSummary = () =>
    root.current?.querySelector<HTMLElement>('details[open] > summary')?.focus({ preventScroll: true })

  return {
    root,
    close,
    /** Closes what is open and puts the focus back on what opened it. */
    closeAndReturn() {
      focusSummary()
      close()
    },
    details: (id: string) => ({
      open: openId === id,
      onToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
        if (currentTarget.open) setOpened({ id, scope })
        else setOpened(now => (now?.id === id ? undefined : now))
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || openId !== id) return
        event.stopPropagation()
        focusSummary()
        close()
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          setOpened(now => (now?.id === id ? undefined : now))
      },
    }),
  }
}
