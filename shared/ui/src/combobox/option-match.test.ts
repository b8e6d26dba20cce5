import { expect, test } from 'vitest'
import { findOption, isMatch, rankOptions } from './option-match.ts'

const options = [
  { value: 'karachi', label: 'Karachi', alias: 'کراچی' },
  { value: 'hyderabad', label: 'Hyderabad' },
  { value: 'karak', label: 'Karak', alias: 'کرک' },
  { value: 'lakki', label: 'Lakki Marwat' },
  { value: 'shakar', label: 'Shakargarh' },
  { value: 'mardan', label: 'Mardan' },
]
const search = (typed: string) =>
  rankOptions(options, typed)
    .filter(option => isMatch(option, typed))
    .map(({ value }) => value)

test.each([
  ['kar', ['karachi', 'karak', 'shakar']],
  ['mar', ['mardan', 'lakki']],
  ['  KARAC', ['karachi']],
  ['کر', ['karachi', 'karak']],
  ['كراچي', ['karachi']],
  ['xyz', []],
])('sorts the matches of “%s”: names that start with it, then words, then the rest', (typed, expected) => {
  expect(search(typed)).toEqual(expected)
})

test('finds an option by its full name in any case and language', () => {
  expect(findOption(options, ' karachi ')?.value).toBe('karachi')
  expect(findOption(options, 'کراچی')?.value).toBe('karachi')
  expect(findOption(options, 'kara')).toBeUndefined()
  expect(findOption(options, '')).toBeUndefined()
})
