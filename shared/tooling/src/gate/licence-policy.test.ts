import { expect, it } from 'vitest'
import { findForbiddenLicences } from './licence-policy.ts'

const component = (name: string, licence?: string, group?: string) => ({
  name,
  version: '1.0.0',
  ...(group && { group }),
  ...(licence && { licenses: licence.includes(' ') ? [{ expression: licence }] : [{ license: { id: licence } }] }),
})

const isAllowed = (...of: Parameters<typeof component>) =>
  findForbiddenLicences({ components: [component(...of)] }).length === 0

it.each([
  ['a', 'MIT', true],
  ['a', 'GPL-3.0-only', false],
  ['a', 'AGPL-3.0-or-later', false],
  ['a', undefined, false],
  ['a', '(MIT OR GPL-2.0-only)', true],
  ['a', 'MIT AND GPL-2.0-only', false],
  ['a', 'GPL-2.0-only AND (MIT OR ISC)', false],
  ['a', '(MIT AND ISC)', true],
  ['lightningcss', 'MPL-2.0', true],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0', true],
  ['another', 'MPL-2.0', false],
])('package %s with licence %s is allowed: %s', (name, licence, expected) => {
  expect(isAllowed(name, licence)).toBe(expected)
})

it('allows an exception to its own package only, and the packages of this repository', () => {
  expect(isAllowed('sharp-libvips-linux-x64', 'LGPL-3.0-or-later', '@img')).toBe(true)
  expect(isAllowed('sharp-libvips-linux-x64', 'LGPL-3.0-or-later', '@other')).toBe(false)
  expect(isAllowed('contract', undefined, '@closyyy')).toBe(true)
})

it('names package, version and licence', () => {
  expect(findForbiddenLicences({ components: [component('a', 'SSPL-1.0')] })).toEqual([
    'a 1.0.0: SSPL-1.0 is not allowed (licence-policy.ts).',
  ])
})
