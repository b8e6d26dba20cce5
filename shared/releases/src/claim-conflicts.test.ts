import { expect, test } from 'vitest'
import { findClaimConflict } from './claim-conflicts.ts'

const claim = (path: string) => ({ id: path, path })
const conflict = (one: string, other: string) => findClaimConflict([claim(one)], [claim(other)])

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart', '/Cart'],
  ['/products/:id', '/products/:slug'],
  ['/seller/:page', '/:area/login'],
  ['/listing/:group/:category?', '/listing/:name'],
  ['/help/*', '/help/*'],
  ['/a/:x/c', '/a/b/:y'],
])('finds that %s and %s match the same URLs with the same rank', (one, other) => {
  expect(conflict(one, other)).toEqual([one, other])
  expect(conflict(other, one)).toEqual([other, one])
})

test.each([
  ['/cart', '/checkout'],
  ['/products/:id', '/products/new'],
  ['/products/:id', '/products/:id/edit'],
  ['/help/*', '/help/:topic'],
  ['/:page', '/'],
  ['/products/id-:id', '/products/:id'],
  ['/seller/:page', '/shop/:name'],
  ['/a/:x/c', '/a/:x/d'],
])('accepts %s beside %s', (one, other) => {
  expect(conflict(one, other)).toBeUndefined()
  expect(conflict(other, one)).toBeUndefined()
})
