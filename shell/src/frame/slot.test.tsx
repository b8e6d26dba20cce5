import { type Catalogues, createI18n } from '@closyyy/i18n/catalogue'
import { pageAt } from '@closyyy/testing/page-at'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
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
  await act(async () => createRoot(place).render(element))
  const paths = () => [...place.querySelectorAll('a')].map(link => link.pathname + link.search)
  expect(paths()).toEqual(['/seller/login?redirect=%2Flisting%2Fwomen%3Fsize%3Dsmall', '/about'])
  await act(() => router.navigate('/cart'))
  expect(paths()).toEqual(['/seller/login?redirect=%2Fcart', '/about'])
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
  await act(async () => createRoot(place).render(element))
  expect(place.textContent).toBe('search')
})
