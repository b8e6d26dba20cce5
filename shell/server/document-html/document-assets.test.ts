import type { Release } from '@closyyy/releases/release-document'
import { expect, test } from 'vitest'
import type { ReleaseSet } from '../releases/release-set.ts'
import { documentAssets, haveTables } from './document-assets.ts'

const releasesWith = (scripts: string[], files: string[] = []) => {
  const integrity = Object.fromEntries(['main.js', ...scripts, ...files].map(file => [file, `sha384-${file}`]))
  const shell = {
    unit: 'shell',
    id: 'a1',
    entry: 'main.js',
    initial: { scripts, styles: ['css/start.css'] },
    integrity,
  }
  return { documents: { shell: shell as Release } } as unknown as ReleaseSet
}

test('loads vendor chunks from the folder that all releases share, with their hashes', () => {
  const assets = documentAssets(releasesWith(['../../vendor/react.0f.js', 'js/start.js']), undefined)
  expect(assets.preloads).toEqual([
    { path: '/releases/vendor/react.0f.js', integrity: 'sha384-../../vendor/react.0f.js' },
    { path: '/releases/shell/a1/js/start.js', integrity: 'sha384-js/start.js' },
  ])
  expect(assets.entry).toEqual({ path: '/releases/shell/a1/main.js', integrity: 'sha384-main.js' })
})

test('loads the vendor chunks of an older release from its own folder', () => {
  const { preloads } = documentAssets(releasesWith(['js/react.js']), undefined)
  expect(preloads).toMatchObject([{ path: '/releases/shell/a1/js/react.js' }])
})

test('names the table of hashes of each release, and the entry script of an older one without a table', () => {
  const current = releasesWith([], ['integrity.json'])
  expect(documentAssets(current, undefined).tables).toEqual([
    { path: '/releases/shell/a1/integrity.json', integrity: 'sha384-integrity.json' },
  ])
  expect(haveTables(current)).toBe(true)
  const older = releasesWith([])
  expect(documentAssets(older, undefined).tables).toMatchObject([{ path: '/releases/shell/a1/main.js' }])
  expect(haveTables(older)).toBe(false)
})
