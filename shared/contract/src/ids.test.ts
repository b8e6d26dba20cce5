import { expect, test } from 'vitest'
import { parseId } from './ids.ts'

// API-4
test.each([
  ['1', 1],
  ['42', 42],
  ['999999999999999', 999_999_999_999_999],
])('parses the id %s', (text, id) => {
  expect(parseId(text)).toBe(id)
})

// API-4
test.each([
  undefined,
  null,
  '',
  '0',
  '042',
  '-1',
  '+1',
  '1.5',
  '1e3',
  '0x1',
  ' 1',
  '1\n',
  '１',
  '۱',
  '1000000000000000',
])('takes %j for no id', text => {
  expect(parseId(text)).toBeUndefined()
})
