import { getDispute, openDispute, sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { getGuestOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { installPhotoBrowser } from '@closyyy/testing/photo-browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/dispute/guest-dispute.tsx'

const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
const delivered = (set: Partial<Order> = {}) => anOrder({ status: 'delivered', actions: ['confirm'], ...set })

let server: FakeServer
let order: Order

beforeEach(() => {
  order = delivered()
  server = createFakeServer()
  server.respondTo(getGuestOrder, () => success(getGuestOrder, order))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getDispute, () => success(getDispute, aDispute({ messages: [] })))
  installPhotoBrowser(server.fetch)
})

const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type })
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files } })
const openAsGuest = (locale: 'en' | 'ur' = 'en') =>
  openPage('/orderconfirmation/97?token=abc', { server, signedIn: undefined, locale })

async function openReport() {
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  await user.selectOptions(await screen.findByLabelText('What is wrong?'), 'Damaged')
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'A torn seam.' } })
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Report the problem' })) }
}

/** Fields of the forms sent, in their order, with the names of files. */
const formsOf = (name: string) =>
  server.requests
    .filter(request => request.name === name)
    .map(({ body }) =>
      [...(body as FormData)].map(([field, value]) => [field, value instanceof File ? value.name : value]),
    )

// DISPUTE-10, LIMIT-6
test('sends the photos of a report after the credentials of the order', async () => {
  server.respondTo(openDispute, () => {
    order = delivered({ open_dispute })
    return success(openDispute, aDispute())
  })
  const { send } = await openReport()
  choose(picture('seam.png', 'image/png'), picture('label.jpg'))
  expect(await screen.findByRole('img', { name: 'label.jpg' })).toBeTruthy()
  await send()
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeTruthy()
  expect(formsOf('openDispute')).toEqual([
    [
      ['order_id', '97'],
      ['reason', 'damaged'],
      ['message', 'A torn seam.'],
      ['token', 'abc'],
      ['photos[]', 'seam.jpg'],
      ['photos[]', 'label.jpg'],
    ],
  ])
})

// DISPUTE-10
test('keeps text and photos of a report whose upload failed, and sends them again', async () => {
  const loss = Promise.withResolvers<void>()
  server.respondTo(openDispute, () => loss.promise.then(noNetwork))
  const { send } = await openReport()
  choose(picture('seam.jpg'))
  await screen.findByRole('img', { name: 'seam.jpg' })
  await send()
  const form = within(screen.getByRole('form', { name: 'Report a problem' }))
  expect(await form.findByRole('progressbar', { name: 'Uploading photo 1' })).toBeTruthy()
  loss.resolve()
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull())
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-form-error')).toBe(true))
  expect(form.getByLabelText('What happened?')).toHaveProperty('value', 'A torn seam.')
  expect(form.getByRole('img', { name: 'seam.jpg' })).toBeTruthy()
  server.respondTo(openDispute, () => {
    order = delivered({ open_dispute })
    return success(openDispute, aDispute())
  })
  await send()
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeTruthy()
  expect(formsOf('openDispute')).toHaveLength(2)
})

// DISPUTE-10, PHOTO-2
test('sends no photo that could not be read, until the guest removes it', async () => {
  server.respondTo(openDispute, () => failure('conflict', 'This order has had three problems.'))
  const { user, send } = await openReport()
  choose(picture('notes.txt', 'text/plain'), picture('broken.jpg'))
  expect(await screen.findByText('Only JPEG, PNG, JPG, GIF, and SVG images are allowed.')).toBeTruthy()
  expect(await screen.findByText('We couldn’t read broken.jpg.')).toBeTruthy()
  await send()
  expect(await screen.findByText('A photo isn’t ready yet. Wait for it, retry it or remove it.')).toBeTruthy()
  expect(server.requests.filter(({ name }) => name === 'openDispute')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await send()
  await waitFor(() => expect(server.requests.filter(({ name }) => name === 'openDispute')).toHaveLength(1))
})

// DISPUTE-10, DISPUTE-7
test('sends a message with a photo, again with the same key, and clears both', async () => {
  order = delivered({ open_dispute })
  server.respondTo(sendDisputeMessage, () => failure('too-many', 'Please try again.'))
  const { user } = await openAsGuest()
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Here it is.' } })
  await user.click(screen.getByText('Add photos'))
  choose(picture('seam.jpg'))
  await screen.findByRole('img', { name: 'seam.jpg' })
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }))
  await send()
  expect(await screen.findByText('Please try again.')).toBeTruthy()
  choose(picture('label.jpg'))
  await screen.findByRole('img', { name: 'label.jpg' })
  await send()
  await waitFor(() => expect(formsOf('sendDisputeMessage')).toHaveLength(2))
  await screen.findByText('Please try again.')
  server.respondTo(sendDisputeMessage, () => success(sendDisputeMessage, aDispute()))
  await send()
  await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveProperty('value', ''))
  expect(screen.queryByRole('img', { name: 'seam.jpg' })).toBeNull()
  expect(formsOf('sendDisputeMessage').at(-1)).toEqual([
    ['message', 'Here it is.'],
    ['token', 'abc'],
    ['photos[]', 'seam.jpg'],
    ['photos[]', 'label.jpg'],
  ])
  const keys = server.requests.flatMap(({ name, idempotencyKey }) =>
    name === 'sendDisputeMessage' ? [idempotencyKey] : [],
  )
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([false, true])
})

// DISPUTE-10, UI-5
test('offers photos in Urdu', async () => {
  const { user } = await openAsGuest('ur')
  await user.click(await screen.findByRole('button', { name: 'مسئلہ بتائیں' }))
  expect(await screen.findByRole('group', { name: 'تصاویر' })).toBeTruthy()
  expect(screen.getByLabelText('تصویر کھینچیں')).toHaveProperty('accept', 'image/*')
})
