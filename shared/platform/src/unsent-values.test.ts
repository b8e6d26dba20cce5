import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearSessionTraces } from './session-traces.ts'
import { useUnsentValues } from './unsent-values.ts'

const open = (name: string) => renderHook(() => useUnsentValues<{ text: string }>(name))

// UI-8
test('outlives a reload by its name, until the form is left', () => {
  const { result, unmount } = open('profile')
  result.current.current = { text: 'Half' }
  open('chat-1').result.current.current = { text: 'Hello' }
  expect(open('profile').result.current.current).toEqual({ text: 'Half' })
  unmount()
  expect(open('profile').result.current.current).toBeUndefined()
  expect(open('chat-1').result.current.current).toEqual({ text: 'Hello' })
})

test('ends with the session', () => {
  open('profile').result.current.current = { text: 'Half' }
  clearSessionTraces()
  expect(open('profile').result.current.current).toBeUndefined()
})

test('survives a broken store', () => {
  sessionStorage.setItem('unsentValues', '{')
  expect(open('profile').result.current.current).toBeUndefined()
})
