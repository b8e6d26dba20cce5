import { listOrders } from '@closyyy/contract/orders-calls'
import { rateUser } from '@closyyy/contract/ratings-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { anOrder, aPage, aProfile } from '@closyyy/testing/builders'
import { type createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { authRemote } from '../../test/auth-remote.tsx'
import { openPage } from '../../test/open-page.tsx'
import { aRating, createShopServer } from '../../test/shop-server.ts'

afterEach(() => vi.useRealTimers())

async function openRating(response: Parameters<ReturnType<typeof createFakeServer>['respondTo']>[1]) {
  const server = createShopServer()
  server.respondTo(rateUser, response as () => Response)
  const page = await openPage('/user/11', { server, signedIn: ayesha })
  await page.user.click(await screen.findByRole('button', { name: 'Rate' }))
  await screen.findByRole('button', { name: 'Submit rating' })
  return { server, ...page }
}

test('omits a picture above 10 MB and names it', async () => {
  const { user } = await openRating(noNetwork)
  const input = screen.getByLabelText(/^Photos/)
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })
  await user.upload(input, [new File(['a'], 'fine.png', { type: 'image/png' }), large])
  expect(await screen.findByText('large.png is larger than 10 MB.')).toBeTruthy()
  expect(screen.getByText('fine.png')).toBeTruthy()
  expect(screen.queryByText('large.png')).toBeNull()
  await user.upload(input, new File([new Uint8Array(10 * 1024 * 1024)], 'whole.png', { type: 'image/png' }))
  expect(await screen.findByText('whole.png')).toBeTruthy()
  expect(screen.queryByText('large.png is larger than 10 MB.')).toBeNull()
})

// UI-6
test('keeps stars, comment and photos when the dialog closes', async () => {
  const { user } = await openRating(noNetwork)
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  await user.upload(screen.getByLabelText(/^Photos/), new File(['a'], 'dress.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(await screen.findByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Lovely.')
  expect(screen.getByText('dress.png')).toBeTruthy()
})

// SHOP-8
test('sends a rating whose response was lost with the same key, also after the dialog was closed', async () => {
  const { user, server } = await openRating(noNetwork)
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  await user.upload(screen.getByLabelText(/^Photos/), new File(['a'], 'dress.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  await screen.findByText('We couldn’t send your rating. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  await user.click(await screen.findByRole('button', { name: 'Submit rating' }))
  await screen.findByText('We couldn’t send your rating. Please try again.')
  await user.type(screen.getByLabelText('Comment'), ' Thank you.')
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  await waitFor(() => expect(server.requests.filter(({ name }) => name === 'rateUser')).toHaveLength(3))
  const sent = server.requests.filter(({ name }) => name === 'rateUser')
  const [lost, repeated, changed] = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
  expect(changed).not.toBe(lost)
})

test('requires stars and a comment', async () => {
  const { user, server } = await openRating(noNetwork)
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  expect(await screen.findAllByText('All fields are required!')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' })))
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  expect(screen.getAllByText('All fields are required!')).toHaveLength(1)
  expect(server.requests.some(({ name }) => name === 'rateUser')).toBe(false)
})

test('opens the form from a link to rate an order', async () => {
  const server = createShopServer()
  server.respondTo(listOrders, aPage([anOrder({ status: 'completed', can_rate: true })]))
  const person = { id: 7, first_name: 'Ayesha', username: 'ayesha', profile_picture: null }
  server.respondTo(rateUser, { ...aRating(), user: person })
  const { user, router } = await openPage('/user/11?rate=97', { server, signedIn: ayesha })
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate zara_wardrobe' }))
  expect((await dialog.findByText('Lawn kurti teal')).parentElement?.textContent).toBe('Order CLX97: Lawn kurti teal')
  await user.click(dialog.getByRole('radio', { name: '5 stars' }))
  await user.type(dialog.getByLabelText('Comment'), 'Lovely.')
  await user.click(dialog.getByRole('button', { name: 'Submit rating' }))
  await dialog.findByText('Thank you for your rating!')
  const body = server.requests.find(({ name }) => name === 'rateUser')?.body as FormData
  expect([...body.entries()]).toEqual([
    ['order_id', '97'],
    ['rating', '5'],
    ['comment', 'Lovely.'],
  ])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('prompts a guest to sign in on a link to rate an order', async () => {
  await openPage('/user/11?rate=97', { server: createShopServer(), remote: authRemote })
  expect(await screen.findByText('Sign in to rate 11')).toBeTruthy()
})

test.each([
  [
    'without a purchase',
    () => failure('not-allowed', 'Only customers who purchased from this seller can leave a rating.'),
    'Only customers who purchased from this seller can leave a rating.',
  ],
  ['without a network', noNetwork, 'We couldn’t send your rating. Please try again.'],
])('shows the error of a rating by a buyer %s and keeps the comment', async (_, response, message) => {
  const { user } = await openRating(response)
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('shows that the session ended on a rating', async () => {
  const toasts: string[] = []
  const stop = onToast(({ message }) => toasts.push(message))
  const { user } = await openRating(() => failure('signed-out', 'No.'))
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  await waitFor(() => expect(toasts).toEqual(['You must be logged in to submit a rating.']))
  stop()
})

// RATING-5
test('shows that a rating is hidden until the seller rates too', async () => {
  const person = { id: 7, first_name: 'Ayesha', username: 'ayesha', profile_picture: null }
  const hidden = { ...aRating(), user: person, hidden_until: '2026-03-11T09:30:00Z' }
  const { user } = await openRating(() => success(rateUser, hidden))
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  const text = 'We’ll show your rating once zara_wardrobe has rated too, or in 7 days.'
  expect(await screen.findByText(text)).toBeTruthy()
})

test('confirms a rating and refetches the average', async () => {
  const rated = { id: 1, rating: 5, comment: 'Lovely.', created_at: '2026-01-15T09:30:00Z' }
  const person = { id: 7, first_name: 'Ayesha', username: 'ayesha', profile_picture: null }
  const { user, server } = await openRating(() => success(rateUser, { ...rated, pictures: [], user: person }))
  expect(await screen.findByText('12 ratings')).toBeTruthy()
  server.respondTo(getProfile, aProfile({ ratings_count: 13 }))
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  expect(await screen.findByText('Thank you for your rating!')).toBeTruthy()
  expect(await screen.findByText('13 ratings')).toBeTruthy()
})

// RATING-3
test('closes the dialog 4 s after success, even if the page renders meanwhile', async () => {
  const rated = { ...aRating(), user: { id: 7, first_name: 'Ayesha', username: 'ayesha', profile_picture: null } }
  const { user, router } = await openRating(() => success(rateUser, rated))
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByLabelText('Comment'), 'Lovely.')
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
  act(() => screen.getByRole('button', { name: 'Submit rating' }).click())
  expect(await screen.findByText('Thank you for your rating!')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_000))
  await act(() => router.navigate('/user/11?page=1', { replace: true }))
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText('Thank you for your rating!')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.queryByText('Thank you for your rating!')).toBeNull()
})

// ORDER-2, UI-6
test('rates the order of the link also after the dialog was closed once', async () => {
  const server = createShopServer()
  server.respondTo(listOrders, aPage([anOrder({ status: 'completed', can_rate: true })]))
  const person = { id: 7, first_name: 'Ayesha', username: 'ayesha', profile_picture: null }
  server.respondTo(rateUser, { ...aRating(), user: person })
  const { user } = await openPage('/user/11?rate=97', { server, signedIn: ayesha })
  await user.type(await screen.findByLabelText('Comment'), 'Lovely.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(await screen.findByText('Lawn kurti teal')).toBeTruthy()
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Lovely.')
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.click(screen.getByRole('button', { name: 'Submit rating' }))
  await screen.findByText('Thank you for your rating!')
  const body = server.requests.find(({ name }) => name === 'rateUser')?.body as FormData
  expect(body.get('order_id')).toBe('97')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(await screen.findByLabelText('Comment')).toHaveProperty('value', '')
  expect(screen.queryByText('Lawn kurti teal')).toBeNull()
})

// UI-6
test('starts the rating of another order empty', async () => {
  const server = createShopServer()
  server.respondTo(listOrders, aPage([anOrder({ status: 'completed', can_rate: true })]))
  const { user, router } = await openPage('/user/11?rate=97', { server, signedIn: ayesha })
  await user.type(await screen.findByLabelText('Comment'), 'Lovely.')
  await act(() => router.navigate('/user/11?rate=98'))
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveProperty('value', ''))
})

// RATING-2
test('says that an order was rated already, in place of the form', async () => {
  const server = createShopServer()
  const by_buyer = { rating: 4, comment: 'Lovely.', created_at: '2026-03-04T09:30:00Z', hidden_until: null }
  const rated = anOrder({ id: 135, ratings: { by_buyer, by_seller: null } })
  server.respondTo(listOrders, aPage([rated]))
  await openPage('/user/11?rate=135', { server, signedIn: ayesha })
  expect(await screen.findByText('You have already rated this order.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit rating' })).toBeNull()
})
