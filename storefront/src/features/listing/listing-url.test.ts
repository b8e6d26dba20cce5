import { expect, test } from 'vitest'
import {
  changedListing,
  countFilters,
  listingUrl,
  MAX_PAGES_AT_ONCE,
  readDepth,
  readFilter,
  readPlace,
  unfiltered,
} from './listing-url.ts'

const search = (text: string) => new URLSearchParams(text)

test('round-trips every filter, the sort and the page through the URL', () => {
  const text =
    'category_id=12&brand_id=39&condition_id=2&size=extra_large&min_price=500&max_price=2000.5&sort=price_asc&page=4'
  const filter = readFilter(search(text))
  expect(filter).toEqual({
    category_id: 12,
    brand_id: 39,
    condition_id: 2,
    size: 'extra_large',
    min_price: 500,
    max_price: 2000.5,
    sort: 'price_asc',
  })
  expect(readDepth(search(text))).toBe(4)
  expect(listingUrl({ group: 'women' }, filter, 4)).toBe(`/listing/women?${text}`)
})

test('reads an old link and omits the default sort and first page', () => {
  const filter = readFilter(search('category_id=49&sort=newest&per_page=8&page=1'))
  expect(listingUrl({ group: 'women' }, filter)).toBe('/listing/women?category_id=49')
})

test.each([
  'category_id=abc',
  'brand_id=-1',
  'condition_id=1.5',
  'size=huge',
  'min_price=cheap',
  'max_price=-3',
  'min_price=0',
  'max_price=',
  'sort=random',
  'page=0',
  'page=two',
])('ignores an invalid value: %s', text => {
  expect(readFilter(search(text))).toEqual({ sort: 'newest' })
  expect(readDepth(search(text))).toBe(1)
})

test('reads sizes of every system', () => {
  for (const size of ['extra_small', 'eu-38', 'waist-32', 'age-2-3y', 'pieces-3'])
    expect(readFilter(search(`size=${size}`)), size).toMatchObject({ size })
  for (const size of ['eu-99', 'waist-1', 'pieces-'])
    expect(readFilter(search(`size=${size}`)), size).toEqual({ sort: 'newest' })
})

test('clears a size that the new category does not have', () => {
  const filter = { sort: 'newest', size: 'eu-38' } as const
  const place = { group: 'women' } as const
  expect(changedListing(place, filter, { category_id: 21 }).filter).toMatchObject({ size: 'eu-38' })
  expect(changedListing(place, filter, { category_id: 12 }).filter).toEqual({ sort: 'newest', category_id: 12 })
})

test('swaps a minimum price above the maximum', () => {
  expect(readFilter(search('min_price=900&max_price=300'))).toMatchObject({ min_price: 300, max_price: 900 })
})

test('caps the number of pages in the URL', () => {
  expect(readDepth(search('page=5000'))).toBe(MAX_PAGES_AT_ONCE)
})

test('accepts known group slugs only', () => {
  expect(readPlace({ group: 'wedding-dresses' })).toEqual({ group: 'wedding-dresses' })
  expect(readPlace({ group: 'kids', category: 'frocks' })).toEqual({ group: 'kids', category: 'frocks' })
  expect(readPlace({ group: 'dogs' })).toBeUndefined()
})

test("replaces the path's category by a chosen one, and keeps it for other filters", () => {
  const place = { group: 'men', category: 'shoes' } as const
  const byCategory = changedListing(place, { sort: 'newest' }, { category_id: 2 })
  expect(listingUrl(byCategory.place, byCategory.filter)).toBe('/listing/men?category_id=2')
  const bySize = changedListing(place, { sort: 'newest' }, { size: 'small' })
  expect(listingUrl(bySize.place, bySize.filter)).toBe('/listing/men/shoes?size=small')
})

test('counts a price range once and the sort not at all', () => {
  expect(countFilters(readFilter(search('min_price=1&max_price=9&size=small&sort=price_asc')))).toBe(2)
  expect(unfiltered(readFilter(search('size=small&sort=price_asc')))).toEqual({ sort: 'price_asc' })
})
