import { expect, test } from 'vitest'
import { priceError } from './product-errors.ts'

// PRODUCT-6
test.each(['1250', ' 1,250 ', '۱۲۵۰', '1250/-'])('accepts %j', text => {
  expect(priceError(text)).toBeUndefined()
})

// PRODUCT-6
test.each(['1250.50', '1250,50', '12,50', '-5', '1e3', 'Rs', '1 250'])('rejects %j as ambiguous', text => {
  expect(priceError(text)).toEqual({ id: 'price-digits' })
})

// PRODUCT-8
test('accepts an empty price while typing, rejects 0 and too much', () => {
  expect(priceError(' ')).toBeUndefined()
  expect(priceError('0')).toEqual({ id: 'price-zero' })
  expect(priceError('10000001')).toEqual({ id: 'price-high' })
})
