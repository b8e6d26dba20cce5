import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { CurrentReleases } from '../releases/release-reader.ts'
import { renderDocument } from './render-document.ts'

const initial = { scripts: [], styles: [] }
const release = { unit: 'shell', id: 'a', entry: 'main.js', initial, claims: [], integrity: {} }

test('a frame that fails to render aborts only its own response', async () => {
  const shell = {
    catalogues: [],
    matchClaim: () => ({ unit: 'storefront', id: 'page', path: '/page', serverRendered: false }),
    frameRoutes: () => {
      throw new Error('a broken frame')
    },
  }
  const response = await renderDocument({
    url: new URL('http://shop.example/page'),
    locale: 'en',
    releases: { documents: { shell: release }, remotes: {}, shell } as unknown as CurrentReleases,
    apiOrigin: 'http://api.example',
    readStyles: () => ({ css: '', fonts: [] }),
    log: { warn: vi.fn(), error: vi.fn() },
    onSent: vi.fn(),
  })
  const html = 'html' in response ? response.html[Symbol.asyncIterator]() : undefined
  expect((await html?.next())?.value).toMatch(/^<!doctype html>/)
  // The content fails before the visitor has received the opening.
  await pause(10)
  await expect(html?.next()).rejects.toThrow('a broken frame')
})
