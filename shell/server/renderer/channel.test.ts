import { expect, test, vi } from 'vitest'
import { createChannel } from './channel.ts'
import type { FromRenderer } from './protocol.ts'

const call = (number: number): FromRenderer => ({ type: 'call', job: 1, call: number, path: '/api' })
const phase: FromRenderer = { type: 'phase', job: 1, isRendering: true }

function openChannel() {
  const written: (() => void)[] = []
  const write = vi.fn((_: FromRenderer[], onWritten: () => void) => void written.push(onWritten))
  const lists = () => write.mock.calls.map(([messages]) => messages)
  return { ...createChannel(write), lists, written }
}

test('sends the queued messages of a tick together', async () => {
  const { queue, lists } = openChannel()
  queue(call(1))
  await Promise.resolve()
  queue(call(2))
  expect(lists()).toEqual([])
  await new Promise(resolve => setImmediate(resolve))
  expect(lists()).toEqual([[call(1), call(2)]])
})

test('sends a message at once, after those that are queued', async () => {
  const { queue, send, lists } = openChannel()
  queue(call(1))
  send(phase)
  expect(lists()).toEqual([[call(1), phase]])
  await new Promise(resolve => setImmediate(resolve))
  expect(lists()).toHaveLength(1)
})

test('writes queued messages before a render, and waits until they have left', async () => {
  const { queue, drained, lists, written } = openChannel()
  const onDrained = vi.fn()
  queue(phase)
  const waiting = drained().then(onDrained)
  expect(lists()).toEqual([[phase]])
  await new Promise(resolve => setImmediate(resolve))
  expect(onDrained).not.toHaveBeenCalled()
  written[0]?.()
  await waiting
})
