import { expect, test } from 'vitest'
import { exceptions } from './exceptions.ts'
import { judgeWalk } from './judge-walk.ts'
import type { Visit } from './walk-shop.ts'

const excused = [
  'message: console error: the server responded with a status of 403 (Forbidden) (http://shop/api/v1/admin/team)',
  'message: console error: the server responded with a status of 422 (http://shop/api/v1/auth/email/verify)',
  'axe: aria-hidden-focus: ARIA hidden element must not be focusable (footer)',
]

const visit = (...problems: string[]): Visit => ({
  route: 'storefront-home',
  path: '/',
  origin: 'http://shop',
  role: 'guest',
  language: 'ur',
  size: 'phone',
  redirectedTo: undefined,
  found: 1,
  pressed: 1,
  problems,
})

test('names the visit of each finding and each broken address', () => {
  const { failures } = judgeWalk([visit('dead: button “Save”')], ['/gone returns 404'], false)
  expect(failures).toEqual(['guest, ur, phone, /: dead: button “Save”', 'broken: /gone returns 404'])
})

test('counts what is excused, and passes if every exception is used', () => {
  expect(judgeWalk([visit(...excused)], [], true)).toEqual({ failures: [], uses: exceptions.map(() => 1) })
})

test('fails a whole walk for an exception that nothing needs', () => {
  const { failures } = judgeWalk([visit(...excused.slice(1))], [], true)
  expect(failures).toEqual([expect.stringContaining('exception that nothing needs')])
})
