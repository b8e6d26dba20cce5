import { expect, test } from 'vitest'
import { formatAmount, formatPrice } from './money.ts'

// UI-5
test.each([
  [2_500, 'Rs.2,500'],
  [2_699.1, 'Rs.2,699.10'],
  [1_349.55, 'Rs.1,349.55'],
  [0.5, 'Rs.0.50'],
  [999_999.999, 'Rs.1,000,000'],
  [1_234_567.999, 'Rs.1,234,568'],
  [0, 'Rs.0'],
  [85, 'Rs.85'],
  [-1_250.05, 'Rs.-1,250.05'],
  [-0.5, 'Rs.-0.50'],
])('shows %d rupees as %s', (rupees, shown) => {
  expect(formatPrice(rupees)).toBe(shown)
})

test('formats an amount without its unit', () => {
  expect(formatAmount(1_349.5)).toBe('1,349.50')
})
