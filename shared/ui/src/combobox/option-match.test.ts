import { expect, test } from 'vitest'
import { isMatch, optionNamed, ranked } from './option-match.ts'

const options = [
  { value: 'karachi', label: 'Karachi', alias: 'کراچی' },
  { value: 'hyderabad', label: 'Hyderabad' },
  { value: 'karak', label: 'Karak', alias: 'کرک' },
  { value: 'lakki', label: 'Lakki Marwat' },
  { value: 'shakar', label: 'Shakargarh' },
  { value: 'mardan', label: 'Mardan' },
]
const found = (typed: string) =>
  ranked(options, typed)
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
  expect(found(typed)).toEqual(expected)
})

test('finds an option by its full name in any case and language', () => {
  expect(optionNamed(options, ' karachi ')?.value).toBe('karachi')
  expect(optionNamed(options, 'کراچی')?.value).toBe('karachi')
  expect(optionNamed(options, 'kara')).toBeUndefined()
  expect(optionNamed(options, '')).toBeUndefined()
})
