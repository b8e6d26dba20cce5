import { expect, test } from 'vitest'
import { readAmount, readPrice } from './amounts.ts'

// PRODUCT-6
test.each([
  ['1250', 1250],
  [' 1,250 ', 1250],
  ['1,25,000', 125_000],
  ['۱۲۵۰', 1250],
  ['١٢٥٠', 1250],
  ['۱،۲۵۰', 1250],
  ['١٬٢٥٠', 1250],
  ['Rs. 4900', 4900],
  ['Rs.4,900', 4900],
  ['PKR 4900', 4900],
  ['4900/-', 4900],
  ['Rs 4,900/-', 4900],
])('parses %j as %i rupees', (text, rupees) => {
  expect(readAmount(text)).toBe(rupees)
  expect(readPrice(text)).toBe(rupees)
})

// PRODUCT-6
test.each([
  ['1250.5', 1250.5],
  ['1,250.50', 1250.5],
  ['۱۲۵۰٫۵۰', 1250.5],
])('parses %j as an amount with decimals, which a price has not', (text, rupees) => {
  expect(readAmount(text)).toBe(rupees)
  expect(readPrice(text)).toBeNaN()
})

// PRODUCT-6
test.each([
  '',
  ' ',
  'Rs',
  '1.5k',
  '1e3',
  '0x64',
  '-5',
  '+5',
  '1250,50',
  '12,50',
  '1 250',
  '1.500',
  '10.005',
  '.5',
  '5.',
])('rejects %j', text => {
  expect(readAmount(text)).toBeNaN()
  expect(readPrice(text)).toBeNaN()
})
