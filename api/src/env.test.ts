import { describe, expect, test } from 'vitest'
import { readSettings } from './env.ts'

const limitsOf = (DEMO_MODE: 'on' | 'off') => readSettings({ DEMO_MODE }).limits

// LIMIT-2
describe('demo mode', () => {
  test('widens the limit of reads per IP', () => {
    expect(limitsOf('on').readsPerMinute).toBeGreaterThan(limitsOf('off').readsPerMinute)
  })

  test.each(['loginsPerAccount', 'codesPerPhone', 'offersPerAccount', 'ordersPerAccount'] as const)(
    'keeps the limit %s per phone or account',
    name => {
      expect(limitsOf('on')[name]).toBe(limitsOf('off')[name])
    },
  )

  // DEMO-1
  test('is off unless it is turned on', () => {
    expect(readSettings({}).demoMode).toBe(false)
    expect(readSettings({ DEMO_MODE: 'on' }).demoMode).toBe(true)
  })
})

test('reports every invalid variable', () => {
  expect(() => readSettings({ API_PORT: '70000', OFFER_LIFE_HOURS: '-1' })).toThrow(
    'These settings are not valid: API_PORT, OFFER_LIFE_HOURS.',
  )
})

// ORDER-13
test('refuses a shorter time to report a problem than the product page promises', () => {
  expect(() => readSettings({ ORDER_CONFIRM_DAYS: '2.9' })).toThrow('ORDER_CONFIRM_DAYS')
  expect(readSettings({ ORDER_CONFIRM_DAYS: '3.5' }).deadlineDays.confirm).toBe(3.5)
})
