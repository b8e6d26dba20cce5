import type { UnitState } from '@closyyy/releases/release-state'
import { expect, test } from 'vitest'
import { groupReleases } from './releases-by-group.ts'

const loaded = (unit: string, id: string) => ({ document: { unit, id } })
const stateOf = (current: string, canary?: UnitState['canary']): UnitState => ({
  current,
  canary,
  previous: [],
  published: [],
  blocked: {},
})

const state = {
  shell: stateOf('shell-1', { id: 'shell-2', percent: 20 }),
  storefront: stateOf('storefront-1', { id: 'storefront-2', percent: 5 }),
  auth: stateOf('auth-1'),
}
const current = [loaded('shell', 'shell-1'), loaded('storefront', 'storefront-1'), loaded('auth', 'auth-1')]
const canaries = [loaded('shell', 'shell-2'), loaded('storefront', 'storefront-2')]

const serve = (valid: { current: typeof current; canaries: typeof canaries }) =>
  groupReleases(state, valid, releases => releases.map(({ document }) => document.id).toSorted())

test('gives each group the canaries of its share', () => {
  const { forGroup, hasCanary } = serve({ current, canaries })
  expect(hasCanary).toBe(true)
  expect(forGroup(4)).toEqual(['auth-1', 'shell-2', 'storefront-2'])
  expect(forGroup(5)).toEqual(['auth-1', 'shell-2', 'storefront-1'])
  expect(forGroup(20)).toEqual(['auth-1', 'shell-1', 'storefront-1'])
  expect(forGroup()).toEqual(['auth-1', 'shell-1', 'storefront-1'])
  expect(forGroup(3)).toBe(forGroup(4))
})

test('gives a group without one of its canaries none of them', () => {
  const { forGroup } = serve({ current, canaries: canaries.slice(1) })
  expect(forGroup(4)).toEqual(['auth-1', 'shell-1', 'storefront-1'])
  expect(serve({ current, canaries: canaries.slice(0, 1) }).forGroup(5)).toContain('shell-2')
})

test('gives the last good release in place of an invalid current one, beside a canary of another unit', () => {
  const [shell = loaded('', ''), , auth = loaded('', '')] = current
  const { forGroup } = serve({ current: [shell, loaded('storefront', 'storefront-0'), auth], canaries })
  expect(forGroup(10)).toEqual(['auth-1', 'shell-2', 'storefront-0'])
})

test('reports the share of each release', () => {
  const shares = (valid: Parameters<typeof serve>[0]) =>
    Object.fromEntries(serve(valid).shares.map(({ release, percent }) => [release, percent]))
  expect(shares({ current, canaries })).toEqual({
    'shell-1': 80,
    'shell-2': 20,
    'storefront-1': 95,
    'storefront-2': 5,
    'auth-1': 100,
  })
  expect(shares({ current, canaries: canaries.slice(0, 1) })).toMatchObject({ 'shell-2': 15, 'storefront-1': 100 })
})
