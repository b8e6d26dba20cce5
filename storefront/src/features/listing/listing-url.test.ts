import { expect, test } from 'vitest'
import { readFilter } from '../../components/filters/list-filter.ts'
import { changedListing, listingUrl, MAX_PAGES_AT_ONCE, readDepth, readPlace } from './listing-url.ts'

const search = (text: string) => new URLSearchParams(text)

test('keeps the filters of deeper pages', () => {
  const filter = readFilter(search('brand_id=38,39&page=4'))
  expect(listingUrl({ group: 'women' }, filter, 4)).toBe('/listing/women?brand_id=38,39&page=4')
})

test('reads an old link and omits the default sort and first page', () => {
  const filter = readFilter(search('category_id=49&sort=newest&per_page=8&page=1'))
  expect(listingUrl({ group: 'women' }, filter)).toBe('/listing/women?category_id=49')
})

test.each(['page=0', 'page=two', ''])('starts at the first page for “%s”', text => {
  expect(readDepth(search(text))).toBe(1)
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
  const bySize = changedListing(place, { sort: 'newest' }, { size: ['small'] })
  expect(listingUrl(bySize.place, bySize.filter)).toBe('/listing/men/shoes?size=small')
})
