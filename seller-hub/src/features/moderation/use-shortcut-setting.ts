import { useState } from 'react'

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
