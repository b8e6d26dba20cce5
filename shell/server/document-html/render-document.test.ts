import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { RendererSet } from '../render-pool/renderers.ts'
import { renderDocument } from './render-document.ts'

const shell = {
  unit: 'shell',
  id: 'a',
  entry: 'main.js',
  initial: { scripts: [], styles: [] },
  claims: [],
  integrity: {},
}

async function chunksOf(startPage: RendererSet['start']) {
  const response = await renderDocument({
    url: new URL('http://shop.example/page'),
    locale: 'ur',
    releases: { documents: { shell }, lastGood: {}, startPage } as unknown as ReleaseSet,
    readStyles: () => ({ css: '', fonts: [] }),
    log: { warn: vi.fn(), error: vi.fn() },
  })
  if (!('html' in response)) throw new Error('The document was redirected.')
  return response.html[Symbol.asyncIterator]()
}

test('aborts only the own response if its content fails', async () => {
  const html = await chunksOf(async () => ({ status: 200, content: Promise.reject(new Error('no content')) }))
  expect((await html.next()).value).toMatch(/^<!doctype html><html lang="ur" dir="rtl" data-starting>/)
  // The content fails before the visitor has received the opening.
  await pause(10)
  await expect(html.next()).rejects.toThrow('no content')
})

test('adds the state of the render to the boot data', async () => {
  const page = {
    mode: 'full' as const,
    head: '<title>x</title>',
    header: Buffer.from(''),
    body: Buffer.from('<p></p>'),
  }
  const bootOf = async (state: string) => {
    const html = await chunksOf(async () => ({
      status: 200,
      content: Promise.resolve({ ...page, state: Buffer.from(state) }),
    }))
    await html.next()
    const { value } = await html.next()
    return JSON.parse(/id="boot">(.*?)<\/script>/.exec(String(value))?.[1] ?? '')
  }
  const boot = { locale: 'ur', origin: 'http://shop.example', units: {}, mode: 'full' }
  expect(await bootOf('{"queries":{"queries":[]}}')).toEqual({ ...boot, queries: { queries: [] } })
  expect(await bootOf('{}')).toEqual(boot)
})
