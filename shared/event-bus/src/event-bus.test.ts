import { afterEach, expect, test, vi } from 'vitest'
import { emit, on } from './event-bus.ts'

const undos: (() => void)[] = []
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
})

test('calls listeners in order until they unsubscribe', () => {
  const first = vi.fn()
  const second = vi.fn()
  const undo = on('session.ended', first)
  undos.push(on('session.ended', second))
  emit('session.ended', {})
  undo()
  emit('session.ended', {})
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})

test('replays the last event to a late listener', () => {
  emit('session.started', { user_id: 7 })
  const late = vi.fn()
  undos.push(on('session.started', late, { replay: true }))
  expect(late).toHaveBeenCalledWith({ user_id: 7 })
})

test('shares one bus with a second copy of the module', async () => {
  vi.resetModules()
  const copy = await import('./event-bus.ts')
  const listener = vi.fn()
  undos.push(on('session.ended', listener))
  copy.emit('session.ended', {})
  expect(listener).toHaveBeenCalledOnce()
})
