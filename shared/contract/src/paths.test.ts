import { expect, test } from 'vitest'
import { listingPath, productIdOf, productPath, slugify } from './paths.ts'

// PRODUCT-23
test.each([
  [' Gul Ahmed ', 'gul-ahmed'],
  ['H&M', 'h-and-m'],
  ['--Coats & jackets!!', 'coats-and-jackets'],
  ['قمیض', ''],
])('turns %j into the slug %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('builds product paths from brand, title and id, and marks sold ones', () => {
  const product = { id: 7, title: 'Lawn kurti', brand_name: 'Khaadi', sold: false }
  expect(productPath(product)).toBe('/products/khaadi/lawn-kurti-7')
  expect(productPath({ ...product, brand_name: null, title: 'قمیض', sold: true })).toBe('/products/brand/7?sold')
})

test.each([
  ['lawn-kurti-7', 7],
  ['7', 7],
  ['lawn-kurti', undefined],
  ['size42', undefined],
  ['x-99999999999999999999', undefined],
])('parses from the slug %j the id %j', (slug, id) => {
  expect(productIdOf(slug)).toBe(id)
})

test('gives beauty and wedding dresses listings of their own', () => {
  expect(listingPath({ id: 49, name: 'wedding dresses', group: 'wedding dresses' })).toBe('/listing/wedding-dresses')
  expect(listingPath({ id: 37, name: 'beauty', group: 'beauty' })).toBe('/listing/beauty')
  expect(listingPath({ id: 3, name: 'coats and jackets', group: 'men' })).toBe('/listing/men/coats-and-jackets')
})
