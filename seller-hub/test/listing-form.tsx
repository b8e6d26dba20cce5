import { listAddresses } from '@closyyy/contract/addresses-calls'
import { listBrands } from '@closyyy/contract/brands-calls'
import { listCategories } from '@closyyy/contract/categories-calls'
import { createDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts-calls'
import type { Draft } from '@closyyy/contract/drafts-schemas'
import { createProduct } from '@closyyy/contract/own-products-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routes } from '../src/routes.tsx'
import { browserParts } from './browser-parts.ts'
import { completeListing, draftOf } from './listing.ts'
import { pageAt } from './page-at.tsx'
import { productOf } from './product.ts'
// Preloaded, so that the first test does not wait for the compiler.
import '@closyyy/contract/drafts-schemas'
import '@closyyy/contract/own-products-schemas'
import '@closyyy/ui/combobox'
import '../src/components/hub-layout.tsx'
import '../src/pages/list-item-page.tsx'
import '../src/pages/selling-active-page.tsx'

const home = {
  id: 5,
  address_type: 'pickup' as const,
  address_line_1: 'House # 12/3',
  address_line_2: null,
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
}
const shipping = { ...home, id: 6, address_type: 'shipping' as const, address_line_1: 'Elsewhere' }

/** Shown once the form has loaded. */
const LOADED = {
  en: { category: 'Kurtis', brand: 'Brand', address: 'Address' },
  ur: { category: 'کُرتیاں', brand: 'برانڈ', address: 'پتہ' },
}

export function createListingServer(): FakeServer {
  const server = createFakeServer()
  browserParts.fetch = server.fetch as typeof fetch
  server.respondTo(getOwnUser, () => failure('conflict'))
  server.respondTo(listCategories, {
    men: [],
    women: [
      { id: 14, name: 'kurtis', group: 'women' },
      { id: 21, name: 'shoes', group: 'women' },
      { id: 22, name: 'bags', group: 'women' },
    ],
  })
  server.respondTo(listBrands, [{ id: 39, name: 'Khaadi' }])
  server.respondTo(listAddresses, [home, shipping])
  server.respondTo(listDrafts, aPage([]))
  server.respondTo(createDraft, () => failure('conflict'))
  server.respondTo(createProduct, productOf({ id: 9, approval_status: 'pending' }))
  return server
}

/** Opens the form, with a stored draft if given. */
export async function openListingForm(server: FakeServer, draft?: Partial<typeof completeListing>, locale?: 'ur') {
  // A unique id: requests of the previous test may still run.
  const id = crypto.randomUUID()
  const stored = { id, userId: ayesha.userId, photos: [], changedAt: 1 }
  if (draft) browserParts.listings.set(id, { ...stored, values: { ...completeListing, ...draft } })
  const path = draft ? `/seller/list-item?draft=${id}` : '/seller/list-item'
  const { element, router } = await pageAt(routes, path, { server, signedIn: ayesha, locale })
  const { unmount } = await act(async () => render(element))
  await screen.findByRole('heading', { level: 1 })
  const { category, brand, address: pickup } = LOADED[locale ?? 'en']
  await screen.findByRole('option', { name: category })
  await screen.findByRole('combobox', { name: brand })
  await screen.findByRole('combobox', { name: pickup })
  return { unmount, router }
}

export const send = () => userEvent.click(screen.getByRole('button', { name: 'List item' }))
export const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
export const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type })

export function choosePhotos(...files: File[]) {
  fireEvent.change(field('Choose photos'), { target: { files } })
}

/** Longer than the debounce of remote saves. */
export const LONG = { timeout: 9_000 }
export const retitle = () => fireEvent.change(field('Title'), { target: { value: 'Lawn kurti teal new' } })

/** Returns the draft from both calls: on a slow machine the stored draft is saved before the test changes it. */
export function respondToSaves(server: FakeServer, draft: () => Draft = () => draftOf({ id: 31 })) {
  server.respondTo(createDraft, () => success(createDraft, draft()))
  server.respondTo(updateDraft, () => success(updateDraft, draft()))
}
