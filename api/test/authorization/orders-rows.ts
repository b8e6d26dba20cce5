import { randomUUID } from 'node:crypto'
import * as checkout from '@closyyy/contract/checkout-calls'
import * as confirmations from '@closyyy/contract/order-confirmations-calls'
import * as orders from '@closyyy/contract/orders-calls'
import { newPhone } from '../authorization-fixture.ts'
import { guestInfo } from '../filled-forms.ts'
import { creating, everybody, row, signedIn } from './row.ts'

const placingRows = [
  row(
    checkout.checkout,
    [401, 422, 409, 201, 422],
    async fixture => ({
      body: { ...(await fixture.basket()), delivery_address_id: await fixture.addressOf(fixture.counterparty) },
    }),
    'to the counterparty’s address',
  ),
  row(
    checkout.checkout,
    [401, 422, 409, 422, 422],
    async fixture => ({ body: { ...(await fixture.basket()), delivery_address_id: await fixture.address() } }),
    'of one’s own product',
  ),
  row(checkout.checkoutGuest, creating(everybody), async fixture => ({
    body: { ...(await fixture.basket()), guest_info: { guest_id: randomUUID(), ...guestInfo, phone: newPhone() } },
  })),
]

/** The owner sold, the counterparty bought. */
const actionRows = [
  row(orders.listOrders, signedIn, {}),
  row(orders.getOrder, [401, 404, 200, 200, 200], async fixture => ({ params: { id: (await fixture.placed()).id } })),
  row(orders.shipOrder, [401, 404, 200, 403, 403], async fixture => ({ params: { id: (await fixture.placed()).id } })),
  row(orders.deliverOrder, [401, 404, 200, 403, 403], async fixture => ({
    params: { id: (await fixture.shipped()).id },
  })),
  row(orders.confirmOrder, [401, 404, 403, 200, 403], async fixture => ({
    params: { id: (await fixture.shipped()).id },
    body: {},
  })),
  row(orders.cancelOrder, [401, 404, 200, 200, 403], async fixture => ({
    params: { id: (await fixture.placed()).id },
    body: {},
  })),
  row(orders.reportOrder, [401, 404, 200, 403, 422], async fixture => ({
    params: { id: (await fixture.shipped()).id },
    body: { report: 'refused' as const },
  })),
  row(
    orders.reportOrder,
    [401, 404, 200, 403, 200],
    async fixture => ({
      params: { id: (await fixture.shipped()).id },
      body: { report: 'returned' as const, reason: 'The courier brought it back.' },
    }),
    'with a reason',
  ),
  row(
    orders.cancelOrder,
    [401, 404, 409, 409, 403],
    async fixture => ({ params: { id: (await fixture.shipped()).id }, body: {} }),
    'once shipped',
  ),
]

const guestRows = [
  row(
    orders.getGuestOrder,
    everybody,
    async fixture => {
      const { guest_id, order } = await fixture.placedByGuest()
      return { params: { orderId: order.id }, query: { guest_id } }
    },
    'with its guest id',
  ),
  row(
    orders.getGuestOrder,
    [404, 404, 404, 404, 404],
    async fixture => ({
      params: { orderId: (await fixture.placedByGuest()).order.id },
      query: { guest_id: randomUUID(), token: 'guessed' },
    }),
    'with a guessed guest id and token',
  ),
  row(
    orders.getGuestOrder,
    [422, 422, 422, 422, 422],
    async fixture => ({ params: { orderId: (await fixture.placedByGuest()).order.id }, query: {} }),
    'with its number alone',
  ),
  row(
    orders.cancelOrder,
    everybody,
    async fixture => {
      const { guest_id, order } = await fixture.placedByGuest()
      return { params: { id: order.id }, body: { guest_id } }
    },
    'a guest’s, with its guest id',
  ),
  row(
    orders.confirmOrder,
    [404, 404, 404, 404, 403],
    async fixture => ({ params: { id: (await fixture.placedByGuest()).order.id }, body: { guest_id: randomUUID() } }),
    'a guest’s, with a guessed guest id',
  ),
]

const confirmationRows = [
  row(
    confirmations.confirmPlacedOrder,
    everybody,
    async fixture => {
      const { guest_id, order } = await fixture.placedByGuest()
      return { params: { id: order.id }, body: { guest_id, code: await fixture.lastCode() } }
    },
    'with its guest id and code',
  ),
  row(
    confirmations.confirmPlacedOrder,
    [404, 404, 404, 404, 404],
    async fixture => {
      const { order } = await fixture.placedByGuest()
      return { params: { id: order.id }, body: { guest_id: randomUUID(), code: await fixture.lastCode() } }
    },
    'with a guessed guest id',
  ),
  row(
    confirmations.sendOrderCode,
    everybody,
    async fixture => {
      const { guest_id, order } = await fixture.placedByGuest()
      await fixture.unlockCodes()
      return { params: { id: order.id }, body: { guest_id } }
    },
    'with its guest id',
  ),
  row(confirmations.sendOrderCode, [401, 404, 404, 404, 404], async fixture => ({
    params: { id: (await fixture.placedByGuest()).order.id },
    body: {},
  })),
]

export const ordersRows = [...placingRows, ...actionRows, ...guestRows, ...confirmationRows]
