import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { installPopover } from './popover.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
if (typeof document !== 'undefined') installPopover()
// The first test of a page also compiles its lazy modules.
configure({ asyncUtilTimeout: 10_000 })

// Test files share one page, so each test resets it.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // A page that opens next would take the state of this one's history entry for its own.
  history.replaceState(null, '')
})
