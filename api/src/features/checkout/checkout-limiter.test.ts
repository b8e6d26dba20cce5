import { expect, test } from 'vitest'
import { createCheckoutLimiter } from './checkout-limiter.ts'

test('runs a bounded number in the order of arrival, rejects calls beyond the queue, and continues after a failure', async () => {
  const limitCheckout = createCheckoutLimiter({ concurrency: 2, maxWaiting: 3, maxWaitMs: 60_000 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) => async () => {
    begun.push(name)
    await new Promise<void>(resolve => ends.push(resolve))
    if (name === 1) throw new Error('rejected')
    return name
  }
  const results = [0, 1, 2, 3, 4, 5].map(name => limitCheckout(work(name)).catch((error: Error) => error.message))
  expect(await results[5]).toBe('Too many orders are being placed right now. Please try again.')
  expect(begun).toEqual([0, 1])
  for (let turn = 0; turn < 5; turn++) {
    await expect.poll(() => ends.length).toBeGreaterThan(turn)
    ends[turn]?.()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await Promise.all(results.slice(0, 5))).toEqual([0, 'rejected', 2, 3, 4])
})

test('rejects all queued calls if the database was unavailable for one, and continues', async () => {
  const limitCheckout = createCheckoutLimiter({ concurrency: 1, maxWaiting: 3, maxWaitMs: 60_000 })
  const { promise, reject } = Promise.withResolvers<void>()
  const slow = limitCheckout(() => promise)
  const waiting = [1, 2].map(name => limitCheckout(async () => name))
  reject(Object.assign(new Error('too slow'), { code: '57014' }))
  await expect(slow).rejects.toThrow('too slow')
  for (const one of waiting) await expect(one).rejects.toMatchObject({ code: 'unavailable' })
  expect(await limitCheckout(async () => 'soon')).toBe('soon')
})

test.each(['40001', '40P01'])('lets queued calls run after one that lost all its races (%s)', async code => {
  const limitCheckout = createCheckoutLimiter({ concurrency: 1, maxWaiting: 3, maxWaitMs: 60_000 })
  const { promise, reject } = Promise.withResolvers<void>()
  const losing = limitCheckout(() => promise)
  const waiting = [1, 2].map(name => limitCheckout(async () => name))
  reject(Object.assign(new Error('lost'), { code }))
  await expect(losing).rejects.toThrow('lost')
  expect(await Promise.all(waiting)).toEqual([1, 2])
})

test('rejects a call that waits too long, without losing a slot', async () => {
  const limitCheckout = createCheckoutLimiter({ concurrency: 1, maxWaiting: 3, maxWaitMs: 20 })
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const slow = limitCheckout(() => promise)
  await expect(limitCheckout(async () => 'never')).rejects.toMatchObject({ code: 'unavailable' })
  end()
  await slow
  expect(await limitCheckout(async () => 'soon')).toBe('soon')
})
