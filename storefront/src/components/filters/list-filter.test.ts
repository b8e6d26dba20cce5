import { expect, test } from 'vitest'
import { changedFilter, countFilters, filteredUrl, readFilter, unfiltered } from './list-filter.ts'

const read = (text: string) => readFilter(new URLSearchParams(text))
const urlOf = (text: string) => filteredUrl('/listing/women', read(text))

test('round-trips every filter and the sort through the URL', () => {
  const text =
    'category_id=12&brand_id=39&condition_id=2&size=extra_large&min_price=500&max_price=2000.5&sort=price_asc'
  expect(read(text)).toEqual({
    category_id: 12,
    brand_id: [39],
    condition_id: [2],
    size: ['extra_large'],
    min_price: 500,
    max_price: 2000.5,
    sort: 'price_asc',
  })
  expect(urlOf(text)).toBe(`/listing/women?${text}`)
})

// LISTING-12
test.each(['brand_id=112,9', 'brand_id=9&brand_id=112', 'brand_id=112%2C9&brand_id=9', 'brand_id=112,x,9,-1'])(
  'reads several values in one order: %s',
  text => {
    expect(read(text)).toEqual({ brand_id: [9, 112], sort: 'newest' })
    expect(urlOf(text)).toBe('/listing/women?brand_id=9,112')
  },
)

test.each([
  'category_id=abc',
  'brand_id=-1',
  'condition_id=1.5',
  'size=huge',
  'size=,',
  'min_price=cheap',
  'max_price=-3',
  'min_price=0',
  'max_price=',
  'sort=random',
])('ignores an invalid value: %s', text => {
  expect(read(text)).toEqual({ sort: 'newest' })
})

test('reads sizes of every system', () => {
  for (const size of ['extra_small', 'eu-38', 'waist-32', 'age-2-3y', 'pieces-3'])
    expect(read(`size=${size}`), size).toMatchObject({ size: [size] })
  for (const size of ['eu-99', 'waist-1', 'pieces-']) expect(read(`size=${size}`), size).toEqual({ sort: 'newest' })
})

test('clears the sizes that the new category does not have', () => {
  const filter = { sort: 'newest', size: ['eu-38', 'medium'] } as const
  const changed = (category_id: number) => changedFilter({ ...filter, size: [...filter.size] }, { category_id })
  expect(changed(21).size).toEqual(['eu-38'])
  expect(changed(12).size).toEqual(['medium'])
  expect(changedFilter({ sort: 'newest', size: ['eu-38'] }, { category_id: 12 })).toEqual({
    sort: 'newest',
    category_id: 12,
  })
})

test('swaps a minimum price above the maximum', () => {
  expect(read('min_price=900&max_price=300')).toMatchObject({ min_price: 300, max_price: 900 })
})

test('counts each value, a price range once and the sort not at all', () => {
  expect(countFilters(read('min_price=1&max_price=9&size=small,large&sort=price_asc'))).toBe(3)
  expect(unfiltered(read('size=small&sort=price_asc'))).toEqual({ sort: 'price_asc' })
})
