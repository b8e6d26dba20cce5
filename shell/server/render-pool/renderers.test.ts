import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, type vi } from 'vitest'
import { remoteBundle, shellBundle } from './test/test-bundles.ts'
import { isAlive, renderTestPage, startTestRenderers } from './test/test-renderers.ts'

const limits = { silenceMs: 300, maxSilenceMs: 20_000, jobMs: 40_000 }
/** For pages that are ended for other reasons than silence. */
const patientLimits = { silenceMs: 600_000, maxSilenceMs: 600_000, jobMs: 600_000 }
const loop = 'for (;;);'
const strikesOf = (onEvent: ReturnType<typeof vi.fn>) =>
  onEvent.mock.calls.flatMap(([{ type, unit, reason }]) => (type === 'strike' ? [`${unit} ${reason}`] : []))

test('renders a page in the frame, and the frame alone', async () => {
  const bundles = [shellBundle(), remoteBundle('shop', { fragment: "return h('b', null, 'search')" })]
  const set = await startTestRenderers().renderers.open(bundles)
  expect(set.failures).toEqual({})
  expect(await renderTestPage(set, bundles, 'shop')).toMatchObject({
    status: 200,
    mode: 'full',
    body: '<div><b>search</b><main>the page</main></div>',
  })
  const missing = await renderTestPage(set, [shellBundle()], 'shop')
  expect(missing).toMatchObject({ mode: 'frame', body: '<div><main>skeleton</main></div>' })
})

test('sends the frame in place of a page that blocks its renderer, and renders other pages meanwhile', async () => {
  const bundles = [shellBundle(), remoteBundle('shop', { page: loop }), remoteBundle('hub')]
  const { renderers, onEvent } = startTestRenderers({ limits })
  const set = await renderers.open(bundles)
  const pages = ['shop', 'hub', 'hub', 'hub'].map(unit => renderTestPage(set, bundles, unit))
  const [blocked, ...others] = await Promise.all(pages)
  expect(blocked).toMatchObject({ status: 200, mode: 'frame', body: '<div><main>skeleton</main></div>' })
  expect(others.map(({ mode }) => mode)).toEqual(['full', 'full', 'full'])
  expect(strikesOf(onEvent)).toEqual(['shop silent'])
})

test('does not blame a page whose content was still being sent when another page blocked the renderer', async () => {
  const large = remoteBundle('hub', { page: "return 'x'.repeat(4e6)" })
  const bundles = [shellBundle(), remoteBundle('shop', { page: loop }), large]
  // A busy machine takes a moment to receive the content, and a page whose two renderers stall is not rendered.
  const { renderers, onEvent } = startTestRenderers({ limits: { ...limits, stallMs: 1_000, silenceMs: 2_000 } })
  const set = await renderers.open(bundles)
  const units = ['hub', 'hub', 'shop', 'shop']
  const pages = await Promise.all(units.map(unit => renderTestPage(set, bundles, unit)))
  expect(pages.map(({ mode }) => mode)).toEqual(['full', 'full', 'frame', 'frame'])
  expect(new Set(strikesOf(onEvent))).toEqual(new Set(['shop silent']))
})

test('finds the page whose loader blocks its renderer', async () => {
  const bundles = [shellBundle(), remoteBundle('shop', { loader: loop }), remoteBundle('hub', { loader: 'return 1' })]
  const { renderers, onEvent } = startTestRenderers({ limits })
  const set = await renderers.open(bundles)
  const pages = await Promise.all(['hub', 'shop', 'hub', 'hub'].map(unit => renderTestPage(set, bundles, unit)))
  expect(pages.map(({ mode }) => mode)).toEqual(['full', 'frame', 'full', 'full'])
  expect(strikesOf(onEvent)).toEqual(['shop silent'])
})

test('renders a release in browsers only after three strikes, until another one is current', async () => {
  const broken = [shellBundle(), remoteBundle('shop', { page: loop })]
  const { renderers, onEvent } = startTestRenderers({ limits })
  const set = await renderers.open(broken)
  for (let count = 0; count < 4; count++)
    expect(await renderTestPage(set, broken, 'shop')).toMatchObject({ mode: 'frame' })
  expect(strikesOf(onEvent)).toHaveLength(3)
  const release = { unit: 'shop', release: 'r1' }
  expect(onEvent.mock.calls.flat().filter(({ type }) => type.startsWith('browser-only'))).toEqual([
    { type: 'browser-only', ...release, reason: 'silent' },
    { type: 'browser-only-releases', releases: [release] },
  ])
  const again = await renderers.open(broken)
  expect(await renderTestPage(again, broken, 'shop')).toMatchObject({ mode: 'frame', errors: [] })
  const fixed = [shellBundle(), remoteBundle('shop', {}, 'r2')]
  const next = await renderers.open(fixed)
  expect(await renderTestPage(next, fixed, 'shop')).toMatchObject({ mode: 'full' })
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'browser-only-releases', releases: [] })
})

test('replaces a renderer that exceeds its heap limit', async () => {
  const page = 'const all = []; for (;;) all.push(new Array(1e5).fill({}))'
  const bundles = [shellBundle(), remoteBundle('shop', { page })]
  const { renderers, onEvent } = startTestRenderers({ limits: patientLimits })
  const set = await renderers.open(bundles)
  expect(await renderTestPage(set, bundles, 'shop')).toMatchObject({ mode: 'frame' })
  expect(strikesOf(onEvent)).toEqual(['shop heap'])
  expect(await renderTestPage(set, bundles, 'shop', 'other')).toMatchObject({ mode: 'full' })
})

test('replaces a renderer whose memory grows outside the heap, without a failed request', async () => {
  const first = 'const all = []'
  const page = "all.push(Buffer.alloc(3e8, 1)); return 'large'"
  const bundles = [shellBundle(), remoteBundle('shop', { first, page })]
  const { renderers, onEvent, processes } = startTestRenderers({ limits: patientLimits })
  const set = await renderers.open(bundles)
  for (let count = 0; count < 3; count++) {
    expect(await renderTestPage(set, bundles, 'shop')).toMatchObject({
      mode: 'full',
      body: expect.stringContaining('large'),
    })
    await renderTestPage(set, bundles, 'shop', 'other')
  }
  await expect.poll(() => processes.length).toBeGreaterThan(3)
  expect(strikesOf(onEvent)).toEqual([])
})

test('counts a loader that never ends as a strike, but not a slow API', async () => {
  const hanging = remoteBundle('shop', { loader: 'return new Promise(() => {})' })
  const call = "{ name: 'x', method: 'GET', path: '/x', schemas: async () => ({}) }"
  const first = "const { servicesContext } = require('@closyyy/platform/services')"
  const slow = remoteBundle('hub', { first, loader: `return args.context.get(servicesContext).api.call(${call}, {})` })
  const bundles = [shellBundle(), hanging, slow]
  const { renderers, onEvent } = startTestRenderers({ read: () => new Promise(() => undefined) })
  const set = await renderers.open(bundles)
  const pages = await Promise.all([renderTestPage(set, bundles, 'shop'), renderTestPage(set, bundles, 'hub')])
  expect(pages.map(({ mode }) => mode)).toEqual(['frame', 'frame'])
  expect(strikesOf(onEvent)).toEqual(['shop time'])
})

test('leaves a unit out whose header fragment blocks the frame', async () => {
  const own = "return h('b', null, 'search')"
  const bundles = [shellBundle(), remoteBundle('shop', { fragment: own }), remoteBundle('hub', { fragment: loop })]
  const { renderers, onEvent } = startTestRenderers({ limits })
  const set = await renderers.open(bundles)
  expect(await renderTestPage(set, bundles, 'shop')).toMatchObject({
    mode: 'frame',
    body: '<div><main>skeleton</main></div>',
  })
  await expect.poll(() => strikesOf(onEvent), { timeout: 30_000 }).toHaveLength(3)
  await expect
    .poll(() => renderTestPage(set, bundles, 'shop'))
    .toMatchObject({
      mode: 'full',
      body: '<div><b>search</b><main>the page</main></div>',
    })
  expect(new Set(strikesOf(onEvent))).toEqual(new Set(['hub silent']))
})

test('sends an empty root if the shell cannot be evaluated or blocks its renderer', async () => {
  const throwing = shellBundle('s1', 'throw new Error("broken")')
  const { renderers } = startTestRenderers({ limits })
  const set = await renderers.open([throwing, remoteBundle('shop')])
  expect(set.failures).toEqual({ 'shell@s1': 'throws broken' })
  expect(await renderTestPage(set, [throwing, remoteBundle('shop')], 'shop')).toMatchObject({
    status: 200,
    body: '',
    state: '{}',
  })
  const { code } = shellBundle()
  const blocking = shellBundle(
    's2',
    code.replace('({ remotes, children }) => h(Remotes, { value: remotes }, children)', `() => { ${loop} }`),
  )
  const next = await renderers.open([blocking, remoteBundle('shop')])
  expect(await renderTestPage(next, [blocking, remoteBundle('shop')], 'shop')).toMatchObject({ status: 200, body: '' })
})

test('reports the bundle that blocks or ends a renderer when it is evaluated', async () => {
  const bundles = [shellBundle(), remoteBundle('shop', { first: loop }), remoteBundle('hub')]
  const { renderers } = startTestRenderers({ limits: { loadMs: 500 } })
  const set = await renderers.open(bundles)
  expect(set.failures).toEqual({ 'shop@r1': 'does not evaluate (silent)' })
  expect(await renderTestPage(set, bundles, 'hub')).toMatchObject({ mode: 'full' })
})

test('clears the timers that a page or a bundle starts', async () => {
  const first = 'let ticks = 0; const start = () => setInterval(() => { ticks++ }, 1); start()'
  const bundles = [shellBundle(), remoteBundle('shop', { first, page: "start(); return 'ticks ' + ticks" })]
  const set = await startTestRenderers().renderers.open(bundles)
  for (let count = 0; count < 3; count++) {
    const { body } = await renderTestPage(set, bundles, 'shop')
    expect(body).toContain('ticks 0')
    await pause(30)
  }
})

test('ends the renderers of superseded bundles once their pages are rendered, and all of them at the end', async () => {
  const first = "const { servicesContext } = require('@closyyy/platform/services')"
  const loader = "await new Promise(resolve => setTimeout(resolve, 300)); return 'loaded'"
  const bundles = [shellBundle(), remoteBundle('shop', { first, loader })]
  const { renderers, processes } = startTestRenderers()
  const set = await renderers.open(bundles)
  const page = renderTestPage(set, bundles, 'shop')
  await renderers.open(bundles)
  set.retire()
  expect(await page).toMatchObject({ mode: 'full' })
  // Two renderers of the new bundles, and one that is started ahead.
  await expect.poll(() => processes.filter(isAlive), { timeout: 20_000 }).toHaveLength(3)
  expect(await renderTestPage(set, bundles, 'shop')).toMatchObject({ mode: 'full' })
  renderers.close()
  await expect.poll(() => processes.filter(isAlive)).toHaveLength(0)
})
