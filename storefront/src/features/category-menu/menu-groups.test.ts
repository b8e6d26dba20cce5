import { expect, test } from 'vitest'
import { menuGroups, salePath } from './menu-groups.ts'

test('the groups stand in their order, and are links while their categories are unknown', () => {
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

test('a group whose only category is itself opens to nothing', () => {
  const groups = menuGroups({
    'wedding dresses': [{ id: 49, name: 'wedding dresses', group: 'wedding dresses' }],
    beauty: [
      { id: 37, name: 'beauty', group: 'beauty' },
      { id: 38, name: 'make-up', group: 'beauty' },
    ],
  })
  expect(groups.slice(3).map(({ categories }) => categories.map(({ id }) => id))).toEqual([[], [38]])
})

test('sale is of the group in view, else of women', () => {
  expect(salePath('/listing/kids/shoes')).toBe('/listing/kids?max_price=2000&sort=price_asc')
  expect(salePath('/')).toBe('/listing/women?max_price=2000&sort=price_asc')
  expect(salePath('/listing/dogs')).toBe('/listing/women?max_price=2000&sort=price_asc')
})
