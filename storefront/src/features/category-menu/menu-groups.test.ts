import { expect, test } from 'vitest'
import { menuGroups, salePath } from './menu-groups.ts'

test('keeps the order of groups and has no categories before they load', () => {
  const groups = menuGroups(undefined)
  expect(groups.map(({ path }) => path)).toEqual([
    '/listing/men',
    '/listing/women',
    '/listing/kids',
    '/listing/wedding-dresses',
    '/listing/beauty',
  ])
  expect(groups.every(({ categories }) => categories.length === 0)).toBe(true)
})

test('has no categories for a group whose only category is itself', () => {
  const groups = menuGroups({
    'wedding dresses': [{ id: 49, name: 'wedding dresses', group: 'wedding dresses' }],
    beauty: [
      { id: 37, name: 'beauty', group: 'beauty' },
      { id: 38, name: 'make-up', group: 'beauty' },
    ],
  })
  expect(groups.slice(3).map(({ categories }) => categories.map(({ id }) => id))).toEqual([[], [38]])
})

test('builds the sale path of the current group, else of women', () => {
  expect(salePath('/listing/kids/shoes')).toBe('/listing/kids?max_price=2000&sort=price_asc')
  expect(salePath('/')).toBe('/listing/women?max_price=2000&sort=price_asc')
  expect(salePath('/listing/dogs')).toBe('/listing/women?max_price=2000&sort=price_asc')
})
