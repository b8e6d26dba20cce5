import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearSessionStorage } from '../session-data/clear-session.ts'
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

// UI-8, CHAT-7
test('outlives leaving the form while its request is pending', () => {
  const { result, unmount } = open('chat-2')
  result.current.current = { text: 'Hello' }
  result.current.sent = { content: 'Hello', key: 'a' }
  result.current.request = Promise.resolve()
  unmount()
  const again = open('chat-2')
  expect(again.result.current.current).toEqual({ text: 'Hello' })
  expect(again.result.current.sent).toEqual({ content: 'Hello', key: 'a' })
  again.result.current.request = undefined
  again.unmount()
  expect(open('chat-2').result.current.current).toBeUndefined()
})

test('ends with the session', () => {
  open('profile').result.current.current = { text: 'Half' }
  clearSessionStorage()
  expect(open('profile').result.current.current).toBeUndefined()
})

test('survives a broken store', () => {
  sessionStorage.setItem('unsentValues', '{')
  expect(open('profile').result.current.current).toBeUndefined()
})
