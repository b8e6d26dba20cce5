import { expect, test } from 'vitest'
import { formatDeadline } from './deadline.ts'

const now = new Date('2026-11-20T00:00:00Z')

test.each([
  ['2026-11-24T11:30:00Z', '24 November, 4:30 pm', '24 نومبر، سہ پہر 4:30 بجے'],
  ['2026-01-17T04:30:00Z', '17 January, 9:30 am', '17 جنوری، صبح 9:30 بجے'],
  ['2026-12-31T18:59:00Z', '31 December, 11:59 pm', '31 دسمبر، رات 11:59 بجے'],
  ['2026-12-31T19:05:00Z', '1 January 2027, 12:05 am', '1 جنوری، 2027، رات 12:05 بجے'],
])('formats %s as people in Pakistan write it', (at, english, urdu) => {
  expect(formatDeadline(new Date(at), 'en', now)).toBe(english)
  expect(formatDeadline(new Date(at), 'ur', now)).toBe(urdu)
})
