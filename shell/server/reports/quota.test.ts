import { expect, test } from 'vitest'
import { createQuota, type Quota } from './quota.ts'

/** Returns how many of 200 uses are counted. */
const countTaken = (quota: Quota, ipOf: (index: number) => string) =>
  Array.from({ length: 200 }, (_, index) => quota.take({ ip: ipOf(index) })).filter(Boolean).length

test('leaves four fifths to others than a visitor, and half to others than a /48', () => {
  const quota = createQuota(100)
  expect(countTaken(quota, () => '203.0.113.7')).toBe(20)
  expect(countTaken(quota, index => `2001:db8:1:${index}::1`)).toBe(50)
  expect(countTaken(quota, index => `198.51.100.${index}`)).toBe(30)
})

test('has all uses again after a restart', () => {
  const quota = createQuota(100)
  const takeAll = () => countTaken(quota, index => `198.51.100.${index}`)
  expect(takeAll()).toBe(100)
  expect(takeAll()).toBe(0)
  quota.restart()
  expect(takeAll()).toBe(100)
})
