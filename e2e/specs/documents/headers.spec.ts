import { createHash } from 'node:crypto'
import { units } from '@closyyy/tooling/units'
import { expect, test } from '../../fixtures/shop-test.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

// A path that no remote claims has only the shell's styles.
for (const [path, sheets, cached] of [
  ['/', 2, /^(public|private), max-age=0/],
  ['/listing/women', 2, /^(public|private), max-age=0/],
  ['/seller/login', 2, /^no-store$/],
  ['/nowhere', 1, /^no-store$/],
] as const) {
  test(`serves ${path} with a strict content policy and never cached for good`, async ({ request }) => {
    const document = await request.get(path)
    const headers = document.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    const html = await document.text()
    const scripts = [...html.matchAll(/<script(?: data-[^>]+)?>(.*?)<\/script>/gs)]
    const hashes = scripts.map(([, script = '']) => `'${hashOf(script)}'`)
    // One requests the scripts, one starts them.
    expect(hashes).toHaveLength(2)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    const styleHashes = styles.map(([, style = '']) => `'${hashOf(style)}'`)
    expect(styleHashes).toHaveLength(sheets)
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(policy).toContain(`style-src 'self' ${styleHashes.join(' ')};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-|\*|https?:/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;")
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringMatching(cached),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
    })
    expect(headers['permissions-policy']).toContain('camera=(), ')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('allows an offline copy of public pages only', async ({ request }) => {
  const copyOf = async (path: string) => (await request.get(path)).headers()['x-offline-copy']
  expect([await copyOf('/'), await copyOf('/listing/women'), await copyOf('/about')]).toEqual(Array(3).fill('allowed'))
  for (const path of ['/cart', '/checkout', '/orderconfirmation/1', '/seller/login', '/seller/profile', '/nowhere'])
    expect(await copyOf(path), path).toBeUndefined()
})

test('names the opening that documents share until styles, language or policy change', async ({ request }) => {
  const openingOf = async (path: string, locale = 'en') => {
    const response = await request.get(path, { headers: { cookie: `locale=${locale}` } })
    const tag = response.headers()['x-opening'] ?? ''
    return { tag, html: (await response.body()).subarray(0, Number.parseInt(tag, 10)).toString() }
  }
  const women = await openingOf('/listing/women')
  expect(women.html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-starting><head>.*<\/style>$/s)
  expect(await openingOf('/listing/men')).toEqual(women)
  // Its own styles are in the policy.
  const about = await openingOf('/about')
  expect([about.html, about.tag === women.tag]).toEqual([women.html, false])
  expect((await openingOf('/listing/women', 'ur')).tag).not.toBe(women.tag)
  expect((await openingOf('/cart')).tag).toBe('')
})

test('caches the files of a release for good and compresses them with brotli', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/(?:data-entry|href)="(\/releases\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path ?? '',
  )
  expect(new Set(files.map(path => path.split('/')[2]))).toEqual(new Set([...units, 'vendor']))
  for (const path of new Set(files)) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(response.status(), path).toBe(200)
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('serves documents that their own content policy allows', async ({ request }) => {
  for (const path of ['/', '/listing/women', '/seller/login']) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/\sstyle="|\son[a-z]+="|javascript:/)
    expect(html.split('<style'), path).toHaveLength(3)
    expect(html.match(/<script(?![^>]*type="application\/)[^>]*>/g), path).toEqual([
      '<script>',
      expect.stringMatching(/^<script data-entry="\/releases\/shell\/[^"]+\.js" data-integrity="sha256-[^"]{44}">$/),
    ])
  }
})

test('does not serve the registry and server bundles', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const units = [...html.matchAll(/\/releases\/([\w-]+)\/([\w-]+)\//g)].map(([folder]) => folder)
  expect(units.length).toBeGreaterThan(0)
  const secrets = ['/releases/registry.json', '/releases/%72egistry.json', '/releases/shell/../registry.json']
  for (const path of [
    ...secrets,
    ...[...new Set(units)].flatMap(folder => [`${folder}server.cjs`, `${folder}server%2Ecjs`]),
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400)
  }
})

test('proxies the API under the shop’s own origin', async ({ request }) => {
  const response = await request.get('/api/health/ready')
  expect(response.status()).toBe(200)
  const unknown = await request.get('/api/v1/nothing-like-this')
  expect(unknown.status()).toBe(404)
  expect(unknown.headers()['content-type']).toContain('application/json')
})
