import { expect, test } from 'vitest'
import { exceptions } from './exceptions.ts'
import { judgeVisits, unusedExceptions } from './judge-walk.ts'
import type { Visit } from './walk-shop.ts'

const excused = [
  'message: console error: the server responded with a status of 403 (Forbidden) (http://shop/api/v1/admin/team)',
  'message: console error: the server responded with a status of 422 (http://shop/api/v1/auth/email/verify)',
]

const broken = 'broken for a seller: /products/khaadi/walk-dupatta-685 returns 404'

const visit = (...problems: string[]): Visit => ({
  route: 'storefront-home',
  path: '/',
  redirectedTo: undefined,
  found: 1,
  pressed: 1,
  problems,
})

test('names the page of each finding and each broken URL', () => {
  const { failures } = judgeVisits([visit('dead: button “Save”')], ['broken for a guest: /gone returns 404'])
  expect(failures).toEqual({ '/: dead: button “Save”': 1, 'broken for a guest: /gone returns 404': 1 })
})

test('counts what is excused', () => {
  const judgement = judgeVisits([visit(...excused)], [broken])
  expect(judgement.failures).toEqual({})
  expect(Object.values(judgement.exceptions)).toEqual(exceptions.map(() => 1))
})

test('lists an exception that no route needs', () => {
  const judgements = [...excused.slice(1).map(finding => judgeVisits([visit(finding)], [])), judgeVisits([], [broken])]
  expect(unusedExceptions(judgements)).toEqual([exceptions[0]?.finding.source])
})
