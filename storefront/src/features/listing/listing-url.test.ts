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

test('every filter, the sort and the page go into the view and come out again', () => {
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

test('an old link is read, and its usual order and first page need no saying', () => {
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
])('what cannot be meant is left out: %s', text => {
  expect(readFilter(search(text))).toEqual({ sort: 'newest' })
  expect(readDepth(search(text))).toBe(1)
})

test('sizes of every system are read', () => {
  for (const size of ['extra_small', 'eu-38', 'waist-32', 'age-2-3y', 'pieces-3'])
    expect(readFilter(search(`size=${size}`)), size).toMatchObject({ size })
  for (const size of ['eu-99', 'waist-1', 'pieces-'])
    expect(readFilter(search(`size=${size}`)), size).toEqual({ sort: 'newest' })
})

test('a chosen category drops the size of another one', () => {
  const filter = { sort: 'newest', size: 'eu-38' } as const
  const place = { group: 'women' } as const
  expect(changedListing(place, filter, { category_id: 21 }).filter).toMatchObject({ size: 'eu-38' })
  expect(changedListing(place, filter, { category_id: 12 }).filter).toEqual({ sort: 'newest', category_id: 12 })
})

test('a lowest price above the highest is swapped', () => {
  expect(readFilter(search('min_price=900&max_price=300'))).toMatchObject({ min_price: 300, max_price: 900 })
})

test('an view never shows more pages at once than the server should answer for', () => {
  expect(readDepth(search('page=5000'))).toBe(MAX_PAGES_AT_ONCE)
})

test('groups are known by their words, others are none', () => {
  expect(readPlace({ group: 'wedding-dresses' })).toEqual({ group: 'wedding-dresses' })
  expect(readPlace({ group: 'kids', category: 'frocks' })).toEqual({ group: 'kids', category: 'frocks' })
  expect(readPlace({ group: 'dogs' })).toBeUndefined()
})

test('a chosen category takes the place of the word in the path, other filters keep it', () => {
  const place = { group: 'men', category: 'shoes' } as const
  const byCategory = changedListing(place, { sort: 'newest' }, { category_id: 2 })
  expect(listingUrl(byCategory.place, byCategory.filter)).toBe('/listing/men?category_id=2')
  const bySize = changedListing(place, { sort: 'newest' }, { size: 'small' })
  expect(listingUrl(bySize.place, bySize.filter)).toBe('/listing/men/shoes?size=small')
})

test('both ends of a price count as one filter, and the sort as none', () => {
  expect(countFilters(readFilter(search('min_price=1&max_price=9&size=small&sort=price_asc')))).toBe(2)
  expect(unfiltered(readFilter(search('size=small&sort=price_asc')))).toEqual({ sort: 'price_asc' })
})
