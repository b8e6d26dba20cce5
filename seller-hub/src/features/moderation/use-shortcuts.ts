import { useEffect, useEffectEvent, useState } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/**
 * Runs an action on its shortcut, unless a field has the focus or a dialog is open.
 * @param shortcuts actions by `j`, `shift+a` or `?`; letters are matched by position on other keyboard layouts
 */
export function useShortcuts(shortcuts: Record<string, () => void>, isEnabled = true) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event
    if (!isEnabled || ctrlKey || metaKey || altKey || repeat) return
    if (target instanceof Element && target.closest(typing)) return
    // The focus does not tell: a press on the text of a dialog moves it to the page.
    if (document.querySelector('dialog[open]')) return
    const act = shortcuts[shortcutOf(event)]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function shortcutOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || key === '؟') return '?'
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')
  return (shiftKey ? 'shift+' : '') + letter.toLowerCase()
}

const KEY = 'moderationShortcuts'
const OFF = 'off'

export function useShortcutSetting() {
  const [isEnabled, setIsEnabled] = useState(() => localStorage.getItem(KEY) !== OFF)
  return {
    isEnabled,
    setEnabled(on: boolean) {
      if (on) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, OFF)
      setIsEnabled(on)
    },
  }
}
