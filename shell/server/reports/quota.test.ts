import { expect, test } from 'vitest'
import { createQuota, type Quota } from './quota.ts'

/** Returns how many of 200 uses are counted. */
const countAllowed = (quota: Quota, ipOf: (index: number) => string) =>
  Array.from({ length: 200 }, (_, index) => quota.allow({ ip: ipOf(index) })).filter(Boolean).length

test('leaves four fifths to others than a visitor, and half to others than a /48', () => {
  const quota = createQuota(100)
  expect(countAllowed(quota, () => '203.0.113.7')).toBe(20)
  expect(countAllowed(quota, index => `2001:db8:1:${index}::1`)).toBe(50)
  expect(countAllowed(quota, index => `198.51.100.${index}`)).toBe(30)
})

test('has all uses again after a restart', () => {
  const quota = createQuota(100)
  const countAll = () => countAllowed(quota, index => `198.51.100.${index}`)
  expect(countAll()).toBe(100)
  expect(countAll()).toBe(0)
  quota.restart()
  expect(countAll()).toBe(100)
})
