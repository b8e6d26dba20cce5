import type { Release } from '@closyyy/releases/release-document'
import { expect, test } from 'vitest'
import type { CurrentReleases } from '../releases/release-reader.ts'
import { documentAssets } from './document-assets.ts'

const releasesWith = (scripts: string[]) => {
  const shell = { unit: 'shell', id: 'a1', entry: 'main.js', initial: { scripts, styles: ['css/start.css'] } }
  return { documents: { shell: shell as Release } } as unknown as CurrentReleases
}

test('loads vendor chunks from the folder that all releases share', () => {
  const assets = documentAssets(releasesWith(['../../vendor/react.0f.js', 'js/start.js']), undefined)
  expect(assets.preloads).toEqual(['/releases/vendor/react.0f.js', '/releases/shell/a1/js/start.js'])
  expect(assets.entry).toBe('/releases/shell/a1/main.js')
})

test('loads the vendor chunks of an older release from its own folder', () => {
  const { preloads } = documentAssets(releasesWith(['js/react.js']), undefined)
  expect(preloads).toEqual(['/releases/shell/a1/js/react.js'])
})
