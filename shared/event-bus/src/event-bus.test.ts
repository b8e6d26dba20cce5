import type { EventPayload } from '@closyyy/contract/events-schemas'
import { afterEach, expect, test, vi } from 'vitest'
import { emitSessionEnded, emitSessionStarted } from './emit/auth.ts'
import { type Emit, emit } from './event-bus.ts'
import { onSessionEnded, onSessionStarted } from './on.ts'

const undos: (() => void)[] = []
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  vi.unstubAllGlobals()
})

test('calls listeners in order until they unsubscribe', () => {
  const first = vi.fn()
  const second = vi.fn()
  const undo = onSessionEnded(first)
  undos.push(onSessionEnded(second))
  emitSessionEnded({})
  undo()
  emitSessionEnded({})
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})

test('calls the other listeners if one throws, and reports its error', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const failure = new Error('A listener failed.')
  undos.push(
    onSessionEnded(() => {
      throw failure
    }),
  )
  const next = vi.fn()
  undos.push(onSessionEnded(next))
  emitSessionEnded({})
  expect(next).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(failure)
})

test('replays the last event to a late listener', () => {
  emitSessionStarted({ user_id: 7 })
  const late = vi.fn()
  undos.push(onSessionStarted(late, { replay: true }))
  expect(late).toHaveBeenCalledWith({ user_id: 7 })
})

test('shares one bus with a second copy of the module', async () => {
  vi.resetModules()
  const copy = await import('./emit/auth.ts')
  const listener = vi.fn()
  undos.push(onSessionEnded(listener))
  copy.emitSessionEnded({})
  expect(listener).toHaveBeenCalledOnce()
})

test('rejects an event of another owner, or with another payload, by type', () => {
  // @ts-expect-error seller-hub does not own the cart
  const foreign: Emit<'seller-hub', 'cart.changed'> = payload => emit('cart.changed', payload)
  // @ts-expect-error the payload has an id
  const empty: EventPayload<'session.started'> = {}
  expect([foreign, empty]).toHaveLength(2)
})
