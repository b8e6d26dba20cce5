import type { EventPayload } from '@closyyy/contract/events-schemas'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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

test('replays the last event to a late listener', async () => {
  emitSessionStarted({ user_id: 7 })
  const late = vi.fn()
  undos.push(onSessionStarted(late, { replay: true }))
  await expect.poll(() => late).toHaveBeenCalledWith({ user_id: 7 })
})

test('shares one bus with a second copy of the module', async () => {
  vi.resetModules()
  const copy = await import('./emit/auth.ts')
  const listener = vi.fn()
  undos.push(onSessionEnded(listener))
  copy.emitSessionEnded({})
  expect(listener).toHaveBeenCalledOnce()
})

/** Opens the bus of a browser, and returns its listeners and another tab. */
async function openInBrowser() {
  const page = globalThis as { [key: symbol]: { listeners: Map<string, Set<unknown>>; channel: BroadcastChannel } }
  const key = Symbol.for('closyyy.event-bus')
  const ofServer = page[key]
  delete page[key]
  vi.stubGlobal('window', globalThis)
  vi.resetModules()
  const { onSessionStarted: subscribe } = await import('./on.ts')
  const tab = new BroadcastChannel('closyyy.events')
  onTestFinished(() => {
    tab.close()
    page[key]?.channel.close()
    if (ofServer) page[key] = ofServer
  })
  const listenersOf = (name: string) => page[key]?.listeners.get(name)
  return { tab, subscribe, listenersOf }
}

test('validates events of other tabs by schema and version, and ignores another version', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const { tab, subscribe } = await openInBrowser()
  const listener = vi.fn()
  subscribe(listener)
  const send = (payload: object, version?: number) => tab.postMessage({ name: 'session.started', version, payload })
  tab.postMessage({ name: 'of.later-release', version: 1, payload: {} })
  send({ user_id: 1 }, 2)
  send({ user: 2 }, 1)
  send({ user_id: 3, of_later_release: true }, 1)
  // Earlier releases sent no version.
  send({ user_id: 4 })
  await expect.poll(() => listener.mock.calls).toEqual([[{ user_id: 3 }], [{ user_id: 4 }]])
  expect(log.mock.calls).toEqual([['Dropped the invalid event session.started.']])
})

test('carries events of other tabs unchanged to the other copies of the module, which validate them', async () => {
  const { tab, subscribe, listenersOf } = await openInBrowser()
  subscribe(vi.fn())
  const ofLaterCopy = vi.fn()
  listenersOf('session.started')?.add(ofLaterCopy)
  tab.postMessage({ name: 'session.started', version: 2, payload: { of_later_release: true } })
  await expect
    .poll(() => ofLaterCopy)
    .toHaveBeenCalledWith({ of_later_release: true }, expect.objectContaining({ version: 2 }))
})

test('calls no listener that unsubscribed while an event of another tab was validated', async () => {
  const { tab, subscribe } = await openInBrowser()
  const left = vi.fn()
  const unsubscribe = subscribe(() => {
    left()
    unsubscribe()
  })
  for (const user_id of [1, 2]) tab.postMessage({ name: 'session.started', version: 1, payload: { user_id } })
  const both = vi.fn()
  subscribe(both)
  await expect.poll(() => both).toHaveBeenCalledTimes(2)
  expect(left).toHaveBeenCalledOnce()
})

test('rejects an event of another owner, or with another payload, by type', () => {
  // @ts-expect-error seller-hub does not own the cart
  const foreign: Emit<'seller-hub', 'cart.changed'> = payload => emit('cart.changed', 1, payload)
  // @ts-expect-error the payload has an id
  const empty: EventPayload<'session.started'> = {}
  expect([foreign, empty]).toHaveLength(2)
})
