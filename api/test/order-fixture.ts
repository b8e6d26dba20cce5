import { randomUUID } from 'node:crypto'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { confirmPlacedOrder } from '@closyyy/contract/order-confirmations-calls'
import type { orderActions } from '@closyyy/contract/orders'
import * as orders from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { addAddress, addProduct, addUser, signIn } from './builders.ts'
import { openTestApi, type TestApi } from './test-api.ts'

let guests = 0

/** A guest's form; each has a guest id and phone of its own. */
export function guestInfo(set: Record<string, unknown> = {}) {
  const number = ++guests
  return {
    guest_id: randomUUID(),
    email: `guest${number}@example.pk`,
    city: 'Karachi',
    first_name: 'Ayesha',
    last_name: "D'Souza-علی",
    address: 'Flat 3, Block B (Clifton)',
    phone: `0321${String(number).padStart(7, '0')}`,
    ...set,
  }
}

type Item = {
  product_id: number
  quantity?: number
  price?: number | null
  offer_id?: number | null
  cart_item_id?: number
}

export async function openOrderFixture(change?: Parameters<typeof openTestApi>[0]) {
  const api: TestApi = await openTestApi(settings => {
    // Allows for a busy machine.
    settings.orderWaitSeconds = 60
    // Guests of tests buy in any quantity; tests of the limits set them.
    settings.cashLimits.maxUnconfirmedPaisa = Number.MAX_SAFE_INTEGER
    settings.cashLimits.unconfirmedPieces.phone = 10_000
    change?.(settings)
  })

  async function person(set: Parameters<typeof addUser>[1] = {}) {
    const user = await addUser(api.db, set)
    const addressId = await addAddress(api.db, { user_id: user.id })
    return { ...user, token: await signIn(api.db, user), addressId }
  }
  type Person = Awaited<ReturnType<typeof person>>
  const [seller, buyer] = [await person(), await person()]

  const bodyOf = (by: Person, items: Item[], seller_id = seller.id) => ({
    seller_id,
    cart_items: items,
    delivery_address_id: by.addressId,
  })
  const guestBody = (info: ReturnType<typeof guestInfo>, items: Item[], seller_id = seller.id) => ({
    seller_id,
    cart_items: items,
    guest_info: info,
  })

  /** Checks out with an idempotency key, as the client does. */
  async function withKey(key: string, body: object, token?: string) {
    const options: InjectOptions = {
      method: 'POST',
      url: `/api${token ? checkout.path : checkoutGuest.path}`,
      headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
      payload: body,
    }
    const response = await api.app.inject(options)
    return { ...response.json<{ data: Order; message?: string }>(), status: response.statusCode }
  }

  const act = (action: (typeof orderActions)[number], id: number, token?: string, body: object = {}) => {
    if (action === 'ship') return api.call(orders.shipOrder, { params: { id } }, token)
    if (action === 'deliver') return api.call(orders.deliverOrder, { params: { id } }, token)
    const call = action === 'confirm' ? orders.confirmOrder : orders.cancelOrder
    return api.call(call, { params: { id }, body }, token)
  }

  const placeAsGuest = (items: Item[], info = guestInfo(), sellerId?: number) =>
    api.call(checkoutGuest, { body: guestBody(info, items, sellerId) })

  /** Returns the code of the last text message to a phone, or email to an account. */
  async function codeTo(recipient: string) {
    const { body } = await api.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', phoneOf(recipient) ?? recipient)
      .where('template', 'in', ['order-code', 'order-to-confirm'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /\b\d{6}\b/.exec(body)?.[0] ?? ''
  }

  const confirmAsGuest = async (id: number, { guest_id, phone }: ReturnType<typeof guestInfo>) =>
    api.call(confirmPlacedOrder, { params: { id }, body: { guest_id, code: await codeTo(phone) } })

  return {
    api,
    placeAsGuest,
    confirmAsGuest,
    codeTo,
    seller,
    buyer,
    person,
    bodyOf,
    guestBody,
    withKey,
    act,
    stock: (left: number, set: Partial<Parameters<typeof addProduct>[1]> = {}) =>
      addProduct(api.db, { seller_id: seller.id, quantity: left, quantity_left: left, ...set }),
    buy: (items: Item[], by: Person = buyer, sellerId?: number) =>
      api.call(checkout, { body: bodyOf(by, items, sellerId) }, by.token),
    /** Places an order and confirms it by the code. */
    async buyAsGuest(items: Item[], info = guestInfo(), sellerId?: number) {
      const placed = await placeAsGuest(items, info, sellerId)
      if (placed.status !== 201 || !placed.data.confirm_by) return placed
      return { ...placed, data: (await confirmAsGuest(placed.data.id, info)).data }
    },
    change: (id: number, set: Record<string, unknown>) =>
      api.db.updateTable('products').set(set).where('id', '=', id).execute(),
    stockOf: (id: number) =>
      api.db.selectFrom('products').select(['quantity_left', 'sold']).where('id', '=', id).executeTakeFirstOrThrow(),
    async count(table: 'orders' | 'outbox' | 'ledger_transactions' | 'idempotency_keys') {
      const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
        api.db,
      )
      return rows[0]?.rows ?? 0
    },
    notificationsTo: (email: string) =>
      api.db.selectFrom('outbox').select(['template', 'body']).where('recipient', '=', email).orderBy('id').execute(),
    tokenIn: (body: string) => /\?token=([\w-]+)/.exec(body)?.[1] ?? '',
  }
}
