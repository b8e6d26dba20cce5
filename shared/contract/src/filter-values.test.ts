import { expect, test } from 'vitest'
import { filterValues } from './filter-values.ts'

test.each([
  ['39', ['39']],
  [39, ['39']],
  ['', []],
  ['112,39,39', ['39', '112']],
  [
    ['112', '9'],
    ['9', '112'],
  ],
  [
    ['small,large', ' medium '],
    ['large', 'medium', 'small'],
  ],
])('reads %j as %j', (given, values) => {
  expect(filterValues(given)).toEqual(values)
})
