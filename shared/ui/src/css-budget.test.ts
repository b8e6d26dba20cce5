// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const BUDGET = 9 * 1024
const components = ['product-card', 'product-grid', 'photo', 'price', 'badge', 'skeleton', 'chip', 'button', 'spinner']
const further = ['field', 'field-group', 'checkbox', 'select', 'dialog', 'icons', 'icon-button', 'visually-hidden']

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Approximates the minifier: removes comments and indentation. */
const squeeze = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')

test('keeps the styles of a listing page under 9 KB gzip', () => {
  const modules = [...components, ...further].map(name => read(`${name}/${name}.module.css`))
  const all = [
    read('fonts/fonts.css'),
    read('tokens.css'),
    read('base.css'),
    read('field/control.module.css'),
    ...modules,
  ]
  const size = gzipSync(squeeze(all.join('\n')), { level: 9 }).length
  expect(size).toBeLessThanOrEqual(BUDGET)
  expect(size).toBeGreaterThan(1024)
})
