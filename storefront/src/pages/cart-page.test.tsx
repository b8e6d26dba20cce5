import { deleteCartItem, getCart, setCartItemQuantity } from '@closyyy/contract/carts-calls'
import { failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { openPage } from '../../test/open-page.tsx'
import { useEditCart } from '../features/cart/use-edit-cart.ts'

let toasts: string[] = []
let stopHearing: () => void
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  toasts = []
  stopHearing = onToast(({ message }) => toasts.push(message))
})
afterEach(() => stopHearing())

const zara = aCartItem(1).product.user
const bilal = { ...zara, id: 12, username: 'bilal' }

type CartServer = ReturnType<typeof createCartServer>
const openBag = (server: CartServer) => openPage('/cart', { server, signedIn: ayesha })
const quantityOf = (group: HTMLElement) => within(group).getByRole('status').textContent
const sentTo = (server: CartServer, call: { name: string }) => server.sent.filter(({ name }) => name === call.name)
const latch = () => Promise.withResolvers<void>()

test('groups items by seller with total and quantity', async () => {
  const server = createCartServer(
    aCartItem(1, { title: 'Kurti', user: zara, quantity: 2 }),
    aCartItem(2, { title: 'Shawl', user: bilal, price: 900 }),
    aCartItem(3, { title: 'Khussa', user: zara, price: 1500 }),
  )
  await openBag(server)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bag' })).toBeTruthy()
  const first = within(await screen.findByRole('region', { name: 'zara_wardrobe' }))
  expect(first.getByRole('link', { name: 'zara_wardrobe' }).getAttribute('href')).toBe('/user/11')
  expect(first.getAllByRole('listitem')).toHaveLength(2)
  expect(first.getByText('Rs.5,700')).toBeTruthy()
  expect(first.getByText('3 items')).toBeTruthy()
  const second = within(screen.getByRole('region', { name: 'bilal' }))
  expect(second.getByText('1 item')).toBeTruthy()
  expect(second.getByText('Shipping calculated at checkout')).toBeTruthy()
  expect(second.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/')
})

test.each([
  ['offer_expired', 2500, 'The offer of Rs.2,000 has expired. The price is Rs.2,500 now.'],
  ['offer_replaced', 2500, 'A newer offer has replaced the one of Rs.2,000. The price is Rs.2,500 now.'],
  ['offer_ended', 2500, 'The offer of Rs.2,000 has ended. The price is Rs.2,500 now.'],
  ['price', 2500, 'The price has gone up from Rs.2,000 to Rs.2,500.'],
  ['price', 1500, 'The price has dropped from Rs.2,000 to Rs.1,500.'],
] as const)('shows both prices of an item whose price changed (%s, to %i)', async (reason, price, words) => {
  const price_change = { reason, previous_price: 2000 }
  await openBag(createCartServer({ ...aCartItem(1, { price }), price_change }))
  expect(within(await screen.findByRole('listitem')).getByText(words)).toBeTruthy()
})

test('shows an empty cart', async () => {
  await openBag(createCartServer())
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
})

test('shows an error with retry, not an empty cart, if loading fails', async () => {
  const server = createCartServer(aCartItem(1))
  server.respondTo(getCart, () => failure('unavailable'))
  const { user } = await openBag(server)
  expect(await screen.findByText('Error fetching your cart items.')).toBeTruthy()
  expect(screen.queryByText('Your cart is empty.')).toBeNull()
  server.respondTo(getCart, { id: 1, items: [aCartItem(1)] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lawn kurti teal' })).toBeTruthy()
})

test('shows quick taps at once, sends one request at a time and then only the last quantity', async () => {
  const server = createCartServer(aCartItem(1, { quantity_left: 9 }))
  const gate = latch()
  const quantities: number[] = []
  const plain = server.fetch
  server.fetch = async (input, init) => {
    const response = await plain(input, init)
    if (init?.method === 'PUT') {
      quantities.push(JSON.parse(String(init.body)).quantity)
      if (quantities.length === 1) await gate.promise
    }
    return response
  }
  const { user } = await openBag(server)
  const more = await screen.findByRole('button', { name: 'One more of Lawn kurti teal' })
  const group = screen.getByRole('group', { name: 'Quantity of Lawn kurti teal' })
  for (const _tap of [2, 3, 4, 5]) await user.click(more)
  expect(quantityOf(group)).toBe('5')
  expect(screen.getAllByText('Rs.10,500')).toHaveLength(2)
  await waitFor(() => expect(quantities).toEqual([2]))
  gate.resolve()
  await waitFor(() => expect(quantities).toEqual([2, 5]))
  expect(quantityOf(group)).toBe('5')
})

test('reverts a quantity that the server rejects and shows its message', async () => {
  const server = createCartServer(aCartItem(1))
  server.respondTo(setCartItemQuantity, () => failure('conflict', 'Only 1 left.'))
  const { user } = await openBag(server)
  await user.click(await screen.findByRole('button', { name: 'One more of Lawn kurti teal' }))
  await waitFor(() => expect(toasts).toEqual(['Only 1 left.']))
  expect(quantityOf(screen.getByRole('group', { name: 'Quantity of Lawn kurti teal' }))).toBe('1')
})

test('limits the quantity to 1 and the stock', async () => {
  const server = createCartServer(
    aCartItem(1, { quantity_left: 2 }),
    aCartItem(2, { title: 'Shawl', quantity_left: 5 }),
  )
  const { user } = await openBag(server)
  const less = await screen.findByRole('button', { name: 'One fewer of Lawn kurti teal' })
  const more = screen.getByRole('button', { name: 'One more of Lawn kurti teal' })
  await user.click(less)
  for (const _tap of [2, 3]) await user.click(more)
  await waitFor(() => expect(sentTo(server, setCartItemQuantity).map(({ body }) => body.quantity)).toEqual([2]))
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'One more of Shawl' }).getAttribute('aria-disabled')).toBe('false')
})

// CART-15
test('opens the checkout with a quantity that was still being saved', async () => {
  const server = createCartServer(aCartItem(1))
  const { user, router } = await openBag(server)
  const saved = latch()
  server.respondTo(setCartItemQuantity, async () => {
    await saved.promise
    server.replaceItems(aCartItem(1, { quantity: 2 }))
    return success(setCartItemQuantity, aCartItem(1, { quantity: 2 }))
  })
  await user.click(await screen.findByRole('button', { name: 'One more of Lawn kurti teal' }))
  const button = screen.getByRole('button', { name: 'Checkout' })
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(router.state.location.pathname).toBe('/cart')
  saved.resolve()
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  expect(JSON.parse(sessionStorage.getItem('checkoutItems') ?? '[]')).toMatchObject([{ quantity: 2 }])
})

// CART-15
test('stays in the cart if the quantity that was shown could not be saved', async () => {
  const server = createCartServer(aCartItem(1))
  const { user, router } = await openBag(server)
  const refused = latch()
  server.respondTo(setCartItemQuantity, async () => {
    await refused.promise
    return failure('conflict', 'Only 1 left.')
  })
  await user.click(await screen.findByRole('button', { name: 'One more of Lawn kurti teal' }))
  await user.click(screen.getByRole('button', { name: 'Checkout' }))
  refused.resolve()
  await waitFor(() => expect(toasts).toEqual(['Only 1 left.']))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Checkout' }).getAttribute('aria-disabled')).not.toBe('true'),
  )
  expect(router.state.location.pathname).toBe('/cart')
})

// CART-9
test('removes an item at once, with its stored flag and checkout selection', async () => {
  sessionStorage.setItem('product-601-addedToCart', 'true')
  sessionStorage.setItem('checkoutItems', '[]')
  const server = createCartServer(aCartItem(1))
  const { user } = await openBag(server)
  await user.click(await screen.findByRole('button', { name: 'Remove Lawn kurti teal' }))
  expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  // The shell moves the focus (NAV-10).
  expect(document.activeElement).toBe(document.body)
  await waitFor(() => expect(sessionStorage.getItem('product-601-addedToCart')).toBeNull())
  expect(sessionStorage.getItem('checkoutItems')).toBeNull()
  expect(sentTo(server, deleteCartItem).map(({ path }) => path)).toEqual(['/api/v1/user/cart/items/1'])
})

// CART-10
test.each([
  ['Error deleting item from your cart.', () => failure('unavailable')],
  ['Failed to delete the item.', () => Response.json({ status: 'error', message: 'No.' })],
])('shows "%s" for a failed removal and restores the item with the focus', async (message, response) => {
  const server = createCartServer(aCartItem(1))
  server.respondTo(deleteCartItem, response)
  const { user } = await openBag(server)
  await user.click(await screen.findByRole('button', { name: 'Remove Lawn kurti teal' }))
  await waitFor(() => expect(toasts).toEqual([message]))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove Lawn kurti teal' })).toBe(document.activeElement),
  )
})

// CART-10
test('shows the ended session on a removal and then the guest cart', async () => {
  const server = createCartServer(aCartItem(1))
  server.respondTo(deleteCartItem, () => failure('signed-out'))
  const { user } = await openBag(server)
  await user.click(await screen.findByRole('button', { name: 'Remove Lawn kurti teal' }))
  await waitFor(() => expect(toasts).toEqual(['You are not logged in.']))
  expect(screen.getByText('Your cart is empty.')).toBeTruthy()
})

function RemoveNameless() {
  const { remove } = useEditCart()
  return (
    <button type="button" onClick={() => remove({ ...aCartItem(1), id: 0 })}>
      Remove
    </button>
  )
}

// CART-10
test('sends no request to remove an item without an id', async () => {
  const server = createCartServer()
  const { user } = await openPage('/seller/anywhere', { server, signedIn: ayesha, header: <RemoveNameless /> })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(toasts).toEqual(['Cart ID is missing or invalid.'])
  expect(sentTo(server, deleteCartItem)).toEqual([])
})

test('keeps an item removed if another tab removed it first', async () => {
  const server = createCartServer(aCartItem(1))
  const { user } = await openBag(server)
  const remove = await screen.findByRole('button', { name: 'Remove Lawn kurti teal' })
  server.respondTo(deleteCartItem, () => failure('not-found'))
  server.replaceItems()
  await user.click(remove)
  await waitFor(() => expect(server.requests.filter(({ name }) => name === 'getCart')).toHaveLength(2))
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
  expect(toasts).toEqual([])
})

test('checks out one seller’s items without sold ones', async () => {
  const { user, router } = await openBag(createCartServer(aCartItem(3), aCartItem(2, { sold: true })))
  await user.click(await screen.findByRole('button', { name: 'Checkout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  const chosen = JSON.parse(sessionStorage.getItem('checkoutItems') ?? '[]')
  expect(chosen).toMatchObject([{ id: 3, cart_id: 1, product_id: 603, quantity: 1, price: '2100.00', offer_id: null }])
})

test("shows an offer's price beside the original one", async () => {
  const item = { ...aCartItem(1, { quantity_left: 1 }), offer_id: 4, price: 1800, unit_price: 1800, total_price: 1800 }
  await openBag(createCartServer(item))
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('Rs.1,800')).toBeTruthy()
  expect(line.getByText('Rs.2,100').closest('s')).toBeTruthy()
  expect(line.getByText('Your offer’s price')).toBeTruthy()
})

// OFFER-16
test('does not raise the quantity of an item at an agreed price', async () => {
  const item = { ...aCartItem(1, { quantity_left: 3 }), offer_id: 4, price: 1800, unit_price: 1800, total_price: 1800 }
  await openBag(createCartServer(item))
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('Your offer’s price, for 1 item only')).toBeTruthy()
  expect(line.getByRole('button', { name: 'One more of Lawn kurti teal' }).getAttribute('aria-disabled')).toBe('true')
})

// OFFER-16
test('says that an agreed price is for one of several units, until the quantity is 1', async () => {
  const several = { ...aCartItem(1, { quantity: 2 }), single_unit_price: 1800 }
  const server = createCartServer(several)
  const single = { ...aCartItem(1), offer_id: 4, price: 1800, unit_price: 1800, total_price: 1800 }
  server.respondTo(setCartItemQuantity, () => {
    server.replaceItems(single)
    return success(setCartItemQuantity, single)
  })
  const { user } = await openBag(server)
  const line = within(await screen.findByRole('listitem'))
  const words = 'Your offer’s price of Rs.1,800 is for 1 item only. Lower the quantity to 1 to get it.'
  expect(line.getByText(words)).toBeTruthy()
  expect(line.getByText('Rs.4,200')).toBeTruthy()
  await user.click(line.getByRole('button', { name: 'One fewer of Lawn kurti teal' }))
  expect(await line.findByText('Your offer’s price, for 1 item only')).toBeTruthy()
  expect(line.queryByText(words)).toBeNull()
})

// OFFER-17
test('does not attribute a list price to an offer above it', async () => {
  await openBag(createCartServer({ ...aCartItem(1), offer_id: 4 }))
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('Rs.2,100').closest('s')).toBeNull()
  expect(line.queryByText('Your offer’s price')).toBeNull()
})

test('keeps the cart and shows a toast if a refetch fails', async () => {
  const server = createCartServer(aCartItem(1))
  const { user } = await openBag(server)
  const more = await screen.findByRole('button', { name: 'One more of Lawn kurti teal' })
  server.respondTo(getCart, () => failure('unavailable'))
  server.respondTo(setCartItemQuantity, () => success(setCartItemQuantity, aCartItem(1, { quantity: 2 })))
  await user.click(more)
  await waitFor(() => expect(toasts).toEqual(['Error fetching your cart items.']))
  expect(quantityOf(screen.getByRole('group', { name: 'Quantity of Lawn kurti teal' }))).toBe('2')
})
