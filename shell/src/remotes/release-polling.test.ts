import { createI18n } from '@closyyy/i18n/catalogue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReleases } from './release-polling.ts'
import { createRemotes } from './remotes.ts'

const SHELL = '/releases/shell/1/main.js'
const unit = (id: string) => ({ id, entry: `/${id}.js`, claims: [{ id: 'home', path: '/' }], fragments: {} })

const respond = vi.fn<() => Promise<unknown>>()
let showPage: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => ({ ok: true, json: respond }))
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => {
    showPage = listener as () => void
  })
  const script = document.createElement('i')
  script.dataset.entry = SHELL
  document.body.append(script)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  respond.mockReset()
})

/** A page that runs release `a1` of the storefront. */
async function openPage() {
  const load = vi.fn(async (name: string) => ({
    name,
    routes: [{ id: 'home', element: 'Home' }],
    fragments: {},
    catalogues: { unit: name, en: {}, ur: async () => ({ default: {} }) },
  }))
  const remotes = createRemotes({ storefront: unit('a1'), auth: unit('b1') }, createI18n('en'), load)
  await remotes.openPage('/')
  watchReleases(remotes)
  return { units: remotes.units, load }
}

test('learns of a promotion within half a minute and loads the new release of a unit that runs', async () => {
  const { units, load } = await openPage()
  respond.mockResolvedValue({ shell: SHELL, units: { storefront: unit('a2'), auth: unit('b2') } })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(respond).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(units).toMatchObject({ storefront: { id: 'a2' }, auth: { id: 'b2' } })
  expect(load.mock.calls.map(([name]) => name)).toEqual(['storefront', 'storefront'])
})

test('ignores releases for another release of the shell', async () => {
  const { units } = await openPage()
  respond.mockResolvedValue({ shell: '/releases/shell/2/main.js', units: { storefront: unit('a2') } })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(respond).toHaveBeenCalledOnce()
  expect(units.storefront?.id).toBe('a1')
})

test('requests nothing while the page is hidden, and once it is visible again', async () => {
  await openPage()
  respond.mockResolvedValue({ shell: SHELL, units: {} })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(respond).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  for (let times = 0; times < 3; times++) showPage()
  await vi.advanceTimersByTimeAsync(0)
  expect(respond).toHaveBeenCalledOnce()
})
