import { expect, test } from 'vitest'
import { coarsen, createSurrogateKeys } from './surrogate-keys.ts'

test('adds the key of many rows of the kind, and each key once', () => {
  const keys = createSurrogateKeys()
  expect(keys.header()).toBeUndefined()
  keys.addRows('product', [12, 12, 13])
  keys.addRows('person', [4])
  keys.add('categories')
  expect(keys.header()).toBe('products product-12 product-13 people person-4 categories')
})

test('replaces rows by all of their kind in a header above 4 KB', () => {
  const keys = createSurrogateKeys()
  const ids = Array.from({ length: 500 }, (_, index) => index)
  keys.addRows('product', ids)
  keys.addRows('person', ids)
  keys.addRows('category', [4])
  expect(keys.header()).toBe('products product-any people person-any category-4')
})

test('coarsens keys of rows to those of many', () => {
  expect(coarsen(['product-1', 'facets-4', 'catalogue', 'person-2', 'brands'])).toEqual(
    new Set(['products', 'people', 'brands']),
  )
})
