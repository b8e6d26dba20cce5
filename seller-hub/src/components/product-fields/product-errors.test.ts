import { expect, test } from 'vitest'
import { priceError, readPrice } from './product-errors.ts'

// PRODUCT-6
test.each([
  ['1250', 1250],
  [' 1,250 ', 1250],
  ['1,25,000', 125_000],
  ['۱۲۵۰', 1250],
])('parses %j as %i rupees', (text, price) => {
  expect(readPrice(text)).toBe(price)
  expect(priceError(text)).toBeUndefined()
})

test.each(['1250.50', '1250,50', '12,50', '-5', '1e3', 'Rs', '1 250'])('rejects %j as ambiguous', text => {
  expect(readPrice(text)).toBeNaN()
  expect(priceError(text)).toEqual({ id: 'price-digits' })
})

// PRODUCT-8
test('accepts an empty price while typing, rejects 0 and too much', () => {
  expect(priceError(' ')).toBeUndefined()
  expect(priceError('0')).toEqual({ id: 'price-zero' })
  expect(priceError('10000001')).toEqual({ id: 'price-high' })
})
