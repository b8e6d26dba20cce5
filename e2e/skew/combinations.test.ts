import { afterEach, expect, test, vi } from 'vitest'
import { combinationsOf, type Outcome, printOutcomes } from './combinations.ts'

afterEach(() => vi.restoreAllMocks())

test('combines both versions of each unit', () => {
  expect(combinationsOf(['shell', 'storefront'])).toEqual([
    { shell: 'N', storefront: 'N' },
    { shell: 'N', storefront: 'N−1' },
    { shell: 'N−1', storefront: 'N' },
    { shell: 'N−1', storefront: 'N−1' },
  ])
  expect(combinationsOf(['one', 'two', 'three', 'four'])).toHaveLength(16)
})

test.each([
  [['passed', 'refused'], true],
  [['passed', 'failed', 'refused'], false],
] as const)('prints %j and returns %s', (results, expected) => {
  const table = vi.spyOn(console, 'table').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  const outcomes = results.map(
    (result): Outcome => ({ api: 'N', combination: { shell: 'N−1' }, result, note: 'a note\nand its details' }),
  )
  expect(printOutcomes(outcomes)).toBe(expected)
  expect(table.mock.calls[0]?.[0]).toContainEqual({
    shell: 'N−1',
    API: 'N',
    promotion: 'refused',
    journey: '',
    note: 'a note',
  })
})
