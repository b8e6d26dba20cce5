// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentNames } from '../gallery/read-stories.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const exported: Record<string, string> = JSON.parse(read('package.json')).exports
const styles = globSync('src/*/*.module.css', { cwd: root })

const firstView = [
  'button',
  'photo',
  'product-card',
  'product-grid',
  'chip',
  'field',
  'select',
  'disclosure',
  'dialog',
  'row',
]

function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of read(file).matchAll(/from '([^']+)'/g)) {
    if (!name.startsWith('.')) seen.add(name)
    else if (/\.tsx?$/.test(name)) reachedFrom(join(file, '..', name), seen)
  }
  return seen
}

test('exports every component by its own path, and only existing files', () => {
  const entries = Object.keys(exported)
  const isOpen = (name: string) => entries.includes(`./${name}`) || entries.includes(`./${name}/*`)
  expect(componentNames.filter(name => !isOpen(name))).toEqual([])
  expect(Object.values(exported).filter(file => globSync(file, { cwd: root }).length === 0)).toEqual([])
})

test.each(firstView)('keeps react-aria out of %s', name => {
  expect([...reachedFrom(`src/${name}/${name}.tsx`)].filter(file => file.startsWith('react-aria'))).toEqual([])
})

test.each(styles)('uses only its layer and logical properties in %s', file => {
  const css = read(file)
  expect(css.trimStart().startsWith('@layer ui {')).toBe(true)
  expect(css).not.toMatch(/[\s;{-](left|right|top|bottom)\s*:|(margin|padding|border)-(left|right|top|bottom)/)
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i)
})

test('has every text in both languages', () => {
  expect(Object.keys(ur)).toEqual(Object.keys(en))
})

test.each([
  [17, 'an English page', ['text', 'display']],
  [39, 'an Urdu page', ['text', 'display', 'urdu']],
])('keeps the fonts under %i KB on %s', (maxKb, _, fonts) => {
  const bytes = fonts.map(font => readFileSync(join(root, `src/fonts/${font}.woff2`)).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxKb * 1024)
})
