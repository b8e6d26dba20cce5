import { type Catalogues, createI18n } from '@closyyy/i18n/catalogue'
import { useLocation } from '@closyyy/platform/router'
import { pageAt } from '@closyyy/testing/page-at'
import { fireEvent, render } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { catalogues } from '../messages.ts'
import { createRemotes, RemotesContext } from '../remotes/remotes.ts'
import { readSlots, Slot, SlotsContext } from './slot.tsx'

const [own] = catalogues
const remotes = createRemotes(
  { auth: { id: '1', entry: '/e.js', claims: [], fragments: { account: 'signed-in' } } },
  createI18n('en'),
  async () => {
    throw new Error('A guest does not load this remote.')
  },
)
const served = document.implementation.createHTMLDocument()
served.body.innerHTML =
  '<div data-slot="account"><a href="/seller/login?redirect=%2F">Login</a><a href="/about">About</a></div>'

test('login links of a served fragment return to the current page, also after a navigation', async () => {
  const header = (
    <RemotesContext value={remotes}>
      <SlotsContext value={readSlots(served)}>
        <Slot name="account" />
      </SlotsContext>
    </RemotesContext>
  )
  const page = { path: '*', element: header }
  const { element, router } = await pageAt([page], '/listing/women?size=small', { catalogues: own as Catalogues })
  const place = document.createElement('div')
  await act(async () => void render(element, { container: place }))
  const paths = () => [...place.querySelectorAll('a')].map(link => link.pathname + link.search)
  expect(paths()).toEqual(['/seller/login?redirect=%2Flisting%2Fwomen%3Fsize%3Dsmall', '/about'])
  await act(() => router.navigate('/cart'))
  expect(paths()).toEqual(['/seller/login?redirect=%2Fcart', '/about'])
})

// NAV-8
test('links of a served fragment open other pages in place and mark the current one', async () => {
  const claims = [{ id: 'home', path: '/' }]
  const units = { auth: { id: '1', entry: '/e.js', claims, fragments: { account: 'signed-in' as const } } }
  const document = window.document.implementation.createHTMLDocument()
  document.body.innerHTML = '<div data-slot="account"><a href="/">Home</a><a href="/language/ur">اردو</a></div>'
  const header = (
    <RemotesContext value={createRemotes(units, createI18n('en'), () => Promise.reject(new Error('unused')))}>
      <SlotsContext value={readSlots(document)}>
        <Slot name="account" />
      </SlotsContext>
    </RemotesContext>
  )
  const { element, router } = await pageAt([{ path: '*', element: header }], '/about', {
    catalogues: own as Catalogues,
  })
  const place = window.document.createElement('div')
  await act(async () => void render(element, { container: place }))
  const [home, language] = place.querySelectorAll('a')
  const press = async (link: Element | undefined, init: MouseEventInit = {}) => {
    // Keeps the test page in place where the link is left to the browser.
    place.addEventListener('click', event => event.preventDefault(), { once: true })
    await act(async () => void (link && fireEvent.click(link, init)))
    return router.state.location.pathname
  }
  expect(home?.ariaCurrent).toBeNull()
  expect(await press(language)).toBe('/about')
  expect(await press(home, { ctrlKey: true })).toBe('/about')
  expect(await press(home)).toBe('/')
  expect(home?.ariaCurrent).toBe('page')
})

test('loads a fragment that the document server left out, for a guest too', async () => {
  const search = { component: () => <b>search</b>, interactive: 'signed-in' as const }
  const other = createRemotes(
    { shop: { id: '1', entry: '/e.js', integrity: '', claims: [], fragments: { search: 'signed-in' } } },
    createI18n('en'),
    async () => ({ name: 'shop', routes: [], fragments: { search }, catalogues: own as Catalogues }),
  )
  const header = (
    <RemotesContext value={other}>
      <SlotsContext value={{ search: [] }}>
        <Slot name="search" />
      </SlotsContext>
    </RemotesContext>
  )
  const { element } = await pageAt([{ path: '*', element: header }], '/', { catalogues: own as Catalogues })
  const place = document.createElement('div')
  await act(async () => void render(element, { container: place }))
  expect(place.textContent).toBe('search')
})

/** Renders with each navigation, as the frame does. */
function Header() {
  useLocation()
  return <Slot name="search" />
}

test('shows a new release of a fragment with a navigation, which otherwise does not render it again', async () => {
  const renders: string[] = []
  const units = { shop: { id: '1', entry: '/1.js', claims: [], fragments: { search: 'always' as const } } }
  const promoted = createRemotes(units, createI18n('en'), async (_, { id }) => {
    const component = () => renders.push(id) && <b>{id}</b>
    const fragments = { search: { component, interactive: 'always' as const } }
    return { name: 'shop', routes: [], fragments, catalogues: own as Catalogues }
  })
  const page = (
    <RemotesContext value={promoted}>
      <SlotsContext value={{ search: [] }}>
        <Header />
      </SlotsContext>
    </RemotesContext>
  )
  const { element, router } = await pageAt([{ path: '*', element: page }], '/', { catalogues: own as Catalogues })
  const place = document.createElement('div')
  await act(async () => void render(element, { container: place }))
  await act(() => router.navigate('/about'))
  expect(place.textContent).toBe('1')
  expect(renders).toEqual(['1'])

  units.shop.id = '2'
  await promoted.releases.load('shop', units.shop)
  await promoted.releases.switchToLoaded()
  await act(() => router.navigate('/'))
  expect(place.textContent).toBe('2')
  expect(renders).toEqual(['1', '2'])
})
