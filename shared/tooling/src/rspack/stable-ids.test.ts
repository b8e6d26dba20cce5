import { expect, it } from 'vitest'
import { pathFreeName, stableIds } from './stable-ids.ts'

const sharedModule = (root: string) =>
  `consume shared module (default) react@^19.0.0 (fallback: ${root}/node_modules/react/index.js)`
const runtimeEntry = (root: string, hash: string) =>
  `data:text/javascript,import%20${encodeURIComponent(`"${root}/runtime.js"`)}|${hash}`

it.each([
  ['a shared module', sharedModule('/here'), sharedModule('/other/folder')],
  [
    'the federation runtime',
    runtimeEntry('/here', '91aee7b49056aecf'),
    runtimeEntry('/other/folder', '0123456789abcdef'),
  ],
])('names %s independently of the folder of the checkout', (_, one, other) => {
  expect(pathFreeName(one, '/here')).toBe(pathFreeName(other, '/other/folder'))
})

it.each([
  '/here/shell/src/main.ts',
  'javascript/auto|/here/shell/src/main.ts',
  '/here/loader.cjs!/here/shared/contract/src/offers.ts',
])('returns undefined for %s, which the bundler makes relative', identifier => {
  expect(pathFreeName(identifier, '/here')).toBeUndefined()
})

it('assigns unique ids to names, independent of their order', () => {
  const names = Array.from({ length: 500 }, (_, index) => `name ${index}`)
  const ids = stableIds(names)
  expect(new Set(ids.values()).size).toBe(names.length)
  expect(stableIds(names.toReversed())).toEqual(ids)
})
