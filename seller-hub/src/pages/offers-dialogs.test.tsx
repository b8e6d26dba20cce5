import { counterOffer, listOffers, updateOffer } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import type { Toast } from '@closyyy/ui/toast'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { CONVERSATION, createOffersServer, hina, OFFERS, offersOf, openOffers, press } from '../../test/open-offers.tsx'

const rejected = anOffer({ status: 'rejected', expires_at: null, actions: ['make', 'update'] })

let server: FakeServer
let rows: Offer[]
let toasts: Toast[]

beforeEach(() => {
  rows = [anOffer()]
  server = createOffersServer(() => rows)
})

async function open(path: string, signedIn?: typeof hina) {
  ;({ toasts } = await openOffers(path, server, signedIn))
}

const refetch = () => fireEvent(window, new Event('visibilitychange'))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function typeOffer() {
  rows = [rejected]
  await open(CONVERSATION, hina)
  await press('Offer Again')
  await userEvent.click(screen.getByLabelText('Custom'))
  type('Offer in rupees', '1450')
  type(/^Message/, 'I can collect it.')
}

// UI-6
test('keeps a typed offer when its dialog closes', async () => {
  await typeOffer()
  await press('Close')
  await press('Offer Again')
  expect(typedIn('Offer in rupees')).toBe('1450')
  expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', 'I can collect it.')
})

// UI-6
test('keeps a typed counter-offer when its dialog closes', async () => {
  await open(CONVERSATION)
  await press('Counter Offer')
  type('New Price', '1850')
  await press('Close')
  await press('Counter Offer')
  expect(typedIn('New Price')).toBe('1850')
})

// UI-2, UI-6
test('shows a failure in a toast if the dialog was closed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(updateOffer, async () => {
    await promise
    return noNetwork()
  })
  await typeOffer()
  await press('Offer')
  await press('Close')
  expect(toasts).toEqual([])
  resolve()
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Failed to update price', kind: 'danger' }]))
  await press('Offer Again')
  expect(typedIn('Offer in rupees')).toBe('1450')
})

// UI-6
test('leaves another counter-offer open when the one sent before arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const other = anOffer({ id: 51, buyer_id: 10, buyer_name: 'sana' })
  rows = [anOffer(), other]
  server.respondTo(listOffers, () => success(listOffers, offersOf(rows)))
  server.respondTo(counterOffer, async () => {
    await promise
    return success(counterOffer, anOffer({ id: 42, price: 1_850 }))
  })
  setWidth(390)
  await open(OFFERS)
  const [first, second] = await screen.findAllByRole('button', { name: 'Counter Offer' })
  await userEvent.click(first as HTMLElement)
  type('New Price', '1850')
  await press('Submit Counter')
  await press('Close')
  await userEvent.click(second as HTMLElement)
  type('New Price', '1900')
  resolve()
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Counter offer sent ✔' }]))
  await waitFor(() => expect(server.requests.filter(({ name }) => name === 'listOffers')).toHaveLength(2))
  expect(typedIn('New Price')).toBe('1900')
  setWidth(1024)
})

// UI-12
test.each([
  ['conversation', CONVERSATION],
  ['list of a phone', OFFERS],
])('keeps a typed counter-offer if the buyer changes their offer meanwhile, in the %s', async (_, path) => {
  if (path === OFFERS) setWidth(390)
  await open(path)
  await press('Counter Offer')
  type('New Price', '1850')
  rows = [anOffer({ status: 'rejected', actions: [] }), anOffer({ id: 42, price: 1_750 })]
  refetch()
  const dialog = screen.getByRole('dialog', { name: 'Counter Offer' })
  await waitFor(() => expect(dialog.textContent).toContain('Rs.1,750'))
  expect(typedIn('New Price')).toBe('1850')
  setWidth(1024)
})

// UI-12
test('says that a typed offer is no longer possible, and leaves its text to be copied', async () => {
  await typeOffer()
  rows = [rejected, anOffer({ id: 42, actor_id: 7, action: 'counter', actions: ['accept', 'reject', 'buy'] })]
  refetch()
  expect(await screen.findByText(/^This offer has changed meanwhile\. Reply by/)).toBeDefined()
  const typed = screen.getByLabelText<HTMLTextAreaElement>('Your text, which wasn’t sent')
  expect([typed.value, typed.readOnly]).toEqual(['1450\nI can collect it.', true])
  expect(screen.queryByRole('button', { name: 'Offer' })).toBeNull()
})

// UI-2, UI-12
test.each([
  ['before', true],
  ['after', false],
])('explains a refused counter-offer in the dialog alone, closed %s the offers are refetched', async (_, isEarly) => {
  await open(CONVERSATION)
  await press('Counter Offer')
  type('New Price', '1850')
  const { promise: isListed, resolve: respond } = Promise.withResolvers<void>()
  const accepted = anOffer({ status: 'accepted', expires_at: null, actions: [] })
  server.respondTo(listOffers, async () => {
    await isListed
    return success(listOffers, offersOf([accepted]))
  })
  server.respondTo(counterOffer, () => {
    rows = [accepted]
    return failure('conflict', 'This offer was accepted in another tab.')
  })
  await press('Submit Counter')
  expect(await screen.findByText(/^This offer has changed meanwhile\. /)).toBeDefined()
  expect(screen.getByLabelText('Your text, which wasn’t sent')).toHaveProperty('value', '1850')
  if (isEarly) await press('Close')
  respond()
  const list = within(screen.getByRole('list', { name: 'Conversations about prices', hidden: true }))
  expect(await list.findByText('Accepted')).toBeDefined()
  if (!isEarly) await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts).toEqual([])
})

function setWidth(width: number) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  happyDOM.setViewport({ width })
}
