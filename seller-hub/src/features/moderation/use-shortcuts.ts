import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, dialog, [contenteditable]'

/** Does something on a key alone, wherever the focus is, but not while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Record<string, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.repeat) return
    if (target instanceof Element && target.closest(typing)) return
    const act = shortcuts[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
