import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { withCounts } from './counts.ts'
import type { Values } from './text.ts'

type Done = (error: Error | null, code: string) => void

const loader = createRequire(import.meta.url)('../catalogue-loader.cjs')
const compile = promisify((source: string, done: Done) => loader.call({ async: () => done }, source))

async function written(message: string, values: Values, locale = 'en') {
  const code = await compile(JSON.stringify({ message }))
  const i18n = setupI18n({ locale, messages: { [locale]: JSON.parse(code.replace('export default ', '')) } })
  return i18n._('message', withCounts(values, locale))
}

afterEach(() => vi.restoreAllMocks())

const items = '{count, plural, =0 {Nothing} one {# item in {city}} other {# items in {city}}}'

test.each([
  [0, 'Nothing'],
  [1, '1 item in Lahore'],
  [12_345, '12,345 items in Lahore'],
])('a count of %d chooses its form', async (count, text) => {
  expect(await written(items, { count, city: 'Lahore' })).toBe(text)
})

test('keeps the count inside a nested select', async () => {
  const message = '{count, plural, other {{kind, select, shoe {# pairs} other {# pieces}}}}'
  expect(await written(message, { count: 2, kind: 'shoe' })).toBe('2 pairs')
  expect(await written(message, { count: 2, kind: 'top' })).toBe('2 pieces')
})

test('formats counts without Intl.NumberFormat', async () => {
  const formatter = vi.spyOn(Intl, 'NumberFormat')
  await written(items, { count: 3, city: 'Lahore' })
  expect(formatter).not.toHaveBeenCalled()
  formatter.mockRestore()
})

test('rejects a plural offset at build time', async () => {
  await expect(compile(JSON.stringify({ a: '{n, plural, offset:1 other {#}}' }))).rejects.toThrow('offset')
})
