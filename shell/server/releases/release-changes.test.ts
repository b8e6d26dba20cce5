import type { UnitState } from '@closyyy/releases/release-state'
import { expect, test } from 'vitest'
import { isWithdrawn, onlyPublishes } from './release-changes.ts'

const auth = (state: Partial<UnitState>) => ({ auth: { previous: [], published: [], blocked: {}, ...state } })
const ref = (id: string) => ({ auth: { unit: 'auth', id } })
const served = [
  { documents: ref('b'), lastGood: ref('a') },
  { documents: ref('canary'), lastGood: ref('b') },
]

test.each([
  ['a canary is promoted', { current: 'canary', previous: ['b', 'a'] }, false],
  ['a canary goes on', { current: 'b', previous: ['a'], canary: { id: 'canary', percent: 20 } }, false],
  ['a canary ends', { current: 'b', previous: ['a'] }, true],
  ['the release that browsers would run instead is blocked', { current: 'canary', previous: ['b'] }, true],
  ['the current one is rolled back', { current: 'a', previous: [], canary: { id: 'canary', percent: 20 } }, true],
])('tells whether a release is withdrawn when %s', (_case, state, expected) => {
  expect(isWithdrawn(served, auth(state))).toBe(expected)
})

test('tells a first publication from other changes', () => {
  const before = auth({ published: [{ id: 'a', at: '', by: '' }] })
  expect(onlyPublishes({ action: 'publish', releases: { auth: 'b', other: 'c' } }, before)).toBe(true)
  expect(onlyPublishes({ action: 'publish', releases: { auth: 'a' } }, before)).toBe(false)
  expect(onlyPublishes({ action: 'promote', releases: { auth: 'b' } }, before)).toBe(false)
})
