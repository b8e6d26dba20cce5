import { afterEach, expect, test, vi } from 'vitest'
import { readCachedPages } from './cached-pages.ts'

const documents = new Map([
  ['/about', '<!doctype html><html lang="en" dir="ltr"><head><title>About &amp; &quot;us&quot;</title></head></html>'],
  ['/listing/women?page=2', '<!doctype html><html lang="en" dir="ltr"><head></head></html>'],
  ['/products/khaadi/kurta-7', '<!doctype html><html lang="ur" dir="rtl"><head><title>کُرتا</title></head></html>'],
  ['/cart', '<!doctype html><html lang="en" dir="ltr"><head><title>Your bag</title></head></html>'],
])

const cache = {
  keys: async () => [...documents.keys()].map(path => ({ url: window.location.origin + path })),
  match: async ({ url }: { url: string }) => new Response(documents.get(url.slice(window.location.origin.length))),
}

afterEach(() => void vi.unstubAllGlobals())

test('lists the other cached pages by title, newest first', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL('http://localhost:3000/cart')
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache })
  expect(await readCachedPages()).toMatchObject([
    { path: '/products/khaadi/kurta-7', title: 'کُرتا', direction: 'rtl' },
    { path: '/listing/women?page=2', title: '/listing/women' },
    { path: '/about', title: 'About & "us"', direction: 'ltr' },
  ])
})

test('lists none before the service worker has cached any', async () => {
  vi.stubGlobal('caches', { has: async () => false })
  expect(await readCachedPages()).toEqual([])
})
