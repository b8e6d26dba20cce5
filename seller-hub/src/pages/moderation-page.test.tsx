import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation-calls'
import type { ModeratedProduct } from '@closyyy/contract/moderation-schemas'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { aPage, aPhoto } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast, type Toast } from '@closyyy/ui/toast'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pageAt } from '../../test/page-at.tsx'
import { productOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './moderation-page.tsx'

let server: FakeServer
let waiting: ModeratedProduct[]

const waitingOf = (id: number, overrides: Partial<ModeratedProduct> = {}): ModeratedProduct => ({
  ...productOf({ id, approval_status: 'pending' }),
  version: `version of ${id}`,
  ...overrides,
})

function decided(id: number) {
  const product = waiting.find(one => one.id === id)
  waiting = waiting.filter(one => one.id !== id)
  return product
}

beforeEach(() => {
  waiting = [1, 2, 3].map(id => waitingOf(id, id === 1 ? { photos: [1, 2, 3].map(aPhoto) } : {}))
  server = createFakeServer()
  server.respondTo(getOwnUser, () => failure('conflict'))
  server.respondTo(listModeratedProducts, () => success(listModeratedProducts, { ...aPage(waiting), next: null }))
  server.respondTo(approveProduct, () => success(approveProduct, decided(1)))
  server.respondTo(rejectProduct, () => success(rejectProduct, decided(1)))
})

let toasts: Toast[]
beforeEach(() => {
  toasts = []
  return onToast(shownToast => void toasts.push(shownToast))
})
/** Ends the wait for an undo of each decision. */
const leavePage = () => act(async () => void fireEvent(window, new Event('pagehide')))
/** Waits until a decision was sent or undone and the queue refetched. */
const isSettled = (reads = 2) => waitFor(() => expect(callsTo('listModeratedProducts')).toHaveLength(reads))
const callsTo = (name: string) => server.requests.filter(call => call.name === name)

async function openPage(search = '', locale?: 'ur') {
  const path = `/seller/sellinghub/moderation${search}`
  const { element } = await pageAt(routes, path, { server, signedIn: ayesha, locale })
  await act(async () => void render(element))
  await screen.findByRole('heading', { level: 1 })
}

const shown = (title: string) => screen.findByRole('article', { name: title })

test('shows one product at a time with all photos and facts', async () => {
  await openPage()
  const product = within(await shown('Kurta 1'))
  expect(screen.getByText('1 of 3 waiting')).toBeDefined()
  expect(product.getByText('Worn twice.')).toBeDefined()
  expect(product.getByText('Women · Kurtis')).toBeDefined()
  await userEvent.click(await product.findByRole('button', { name: 'Show photo 3' }))
  expect(product.getByRole('img', { name: 'Photo 3 of Kurta 1' })).toBeDefined()
})

// PRODUCT-16
test('shows what changes beside what the public sees', async () => {
  const public_version = { title: 'Kurta 1', description: 'Worn twice.', price: 500 }
  waiting = [waitingOf(1, { revision_status: 'pending', public_version, price: 2000, description: 'Silk.' })]
  await openPage()
  const table = await screen.findByRole('table', { name: 'What changes' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual(['PriceRs.500Rs.2,000', 'DescriptionWorn twice.Silk.'])
})

const approve = '{Shift>}a{/Shift}'
const reject = '{Shift>}r{/Shift}'

test('approves with Shift+A and shows the next one', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard(approve)
  await shown('Kurta 2')
  expect(screen.getByText('1 of 2 waiting')).toBeDefined()
  expect(toasts).toMatchObject([{ message: '“Kurta 1” approved.', duration: 10_000 }])
  expect(callsTo('approveProduct')).toHaveLength(0)
  await leavePage()
  await waitFor(() => expect(callsTo('approveProduct')).toMatchObject([{ body: { version: 'version of 1' } }]))
  await isSettled()
})

test('moves the focus to the next product after each decision, and to the empty queue after the last', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(document.activeElement).toBe(await shown('Kurta 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'The photos are blurred.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  const third = await shown('Kurta 3')
  expect(document.activeElement).toBe(third)
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(document.activeElement?.textContent).toMatch(/^Nothing is waiting/)
  await leavePage()
  await isSettled(4)
})

// MODERATION-2
test('undoes a decision before it is sent', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard(approve)
  await shown('Kurta 2')
  act(() => toasts[0]?.action?.onPress())
  await waitFor(() => expect(screen.getByText('2 of 3 waiting')).toBeDefined())
  await userEvent.keyboard('k')
  await shown('Kurta 1')
  await leavePage()
  expect(callsTo('approveProduct')).toHaveLength(0)
})

// MODERATION-2
test('does not approve the next product by the second press of a double click', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Approve' }))
  await shown('Kurta 2')
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }), { detail: 2 })
  expect(toasts).toMatchObject([{ message: '“Kurta 1” approved.' }])
  await leavePage()
  await isSettled()
})

// MODERATION-2
test('takes one decision on a product that was decided twice, and undoes it', async () => {
  await openPage()
  const product = within(await shown('Kurta 1'))
  const approveButton = product.getByRole('button', { name: 'Approve' })
  for (const _press of [1, 2]) fireEvent.click(approveButton)
  expect(await screen.findByText('1 of 2 waiting')).toBeDefined()
  expect(toasts).toMatchObject([{ message: '“Kurta 1” approved.' }])
  act(() => toasts[0]?.action?.onPress())
  await isSettled()
  await leavePage()
  expect(callsTo('approveProduct')).toHaveLength(0)
})

test('keeps a decided product out of the queue while its decision can be undone', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard(approve)
  await shown('Kurta 2')
  await userEvent.keyboard(approve)
  await shown('Kurta 3')
  act(() => toasts[1]?.action?.onPress())
  await waitFor(() => expect(screen.getByText('2 of 2 waiting')).toBeDefined())
  await leavePage()
  await waitFor(() => expect(callsTo('approveProduct')).toHaveLength(1))
  await isSettled(3)
})

test('moves from page to page, and to the next product after each decision', async () => {
  const all = [1, 2, 3, 4].map(id => waitingOf(id))
  server.respondTo(listModeratedProducts, ({ query }) => {
    const from = query.after ? all.findIndex(({ id }) => String(id) === query.after) + 1 : 0
    const next = from + 2 < all.length ? (all[from + 1]?.id ?? null) : null
    return success(listModeratedProducts, { ...aPage(all.slice(from, from + 2)), total: 4, next })
  })
  server.respondTo(approveProduct, () => success(approveProduct, waitingOf(3)))
  await openPage()
  await shown('Kurta 1')
  expect(screen.getByText('1 of 4 waiting')).toBeDefined()
  await userEvent.keyboard('j')
  await shown('Kurta 2')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false'))
  await userEvent.keyboard('j')
  await shown('Kurta 3')
  await userEvent.keyboard(approve)
  await shown('Kurta 4')
  expect(screen.getByText('3 of 3 waiting')).toBeDefined()
  expect(window.location.search).toBe('?product=4')
})

test('navigates the queue by keyboard with the product in the URL', async () => {
  await openPage('?product=2')
  await shown('Kurta 2')
  await userEvent.keyboard('j')
  await shown('Kurta 3')
  expect(window.location.search).toBe('?product=3')
  await userEvent.keyboard('k')
  await shown('Kurta 2')
  await userEvent.keyboard('k')
  await shown('Kurta 1')
})

// MODERATION-1
test('ignores a letter without its modifier', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard('ar')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts).toEqual([])
  await userEvent.keyboard('j')
  await shown('Kurta 2')
  expect(server.requests.some(({ name }) => name === 'approveProduct')).toBe(false)
})

// MODERATION-1
test('lists the shortcuts with ? and turns them off permanently', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard('{Shift>}?{/Shift}')
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  for (const keys of ['Shift+A', 'Shift+R', 'J', 'K', '?']) expect(dialog.getByText(keys)).toBeDefined()
  await userEvent.click(dialog.getByText('Use keyboard shortcuts'))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard(`j${approve}`)
  await shown('Kurta 1')
  expect(server.requests.some(({ name }) => name === 'approveProduct')).toBe(false)
  cleanup()
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard('j')
  await shown('Kurta 1')
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('j')
  await shown('Kurta 2')
})

test('requires a reason to reject', async () => {
  await openPage()
  await shown('Kurta 1')
  await userEvent.keyboard(reject)
  const dialog = within(screen.getByRole('dialog', { name: 'Reject this listing' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Please enter a reason.')).toBeDefined()
  await userEvent.type(dialog.getByLabelText('Reason'), 'A dark photo')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  await shown('Kurta 2')
  await leavePage()
  await waitFor(() => expect(callsTo('rejectProduct')).toHaveLength(1))
  await isSettled()
  expect(server.requests.find(({ name }) => name === 'rejectProduct')?.body).toEqual({
    version: 'version of 1',
    reason: 'A dark photo',
  })
  expect(server.requests.some(({ name }) => name === 'approveProduct')).toBe(false)
})

test('shows why a decision failed and returns the product to the queue', async () => {
  server.respondTo(approveProduct, () => failure('conflict', 'Someone has already decided on this listing.'))
  await openPage()
  await shown('Kurta 1')
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await shown('Kurta 2')
  await leavePage()
  const message = 'Kurta 1: Someone has already decided on this listing.'
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'danger', message }))
  await isSettled()
  await waitFor(() => expect(screen.getByText('2 of 3 waiting')).toBeDefined())
})

test('shows an empty queue', async () => {
  waiting = []
  await openPage()
  expect(await screen.findByText('Nothing is waiting')).toBeDefined()
})

test('shows a notice to people who are not admins', async () => {
  server.respondTo(listModeratedProducts, () => failure('not-allowed'))
  await openPage()
  expect(await screen.findByText('Only moderators can see this page.')).toBeDefined()
})

test('retries a failed load', async () => {
  server.respondTo(listModeratedProducts, () => failure('conflict'))
  await openPage()
  expect(await screen.findByText('We couldn’t load the queue.')).toBeDefined()
  server.respondTo(listModeratedProducts, () => success(listModeratedProducts, { ...aPage(waiting), next: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await shown('Kurta 1')
})

test('renders in Urdu', async () => {
  await openPage('', 'ur')
  await waitFor(() => expect(screen.getByRole('button', { name: 'منظور کریں' })).toBeDefined())
})
