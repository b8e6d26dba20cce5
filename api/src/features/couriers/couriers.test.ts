import { confirmOrder, shipOrder } from '@closyyy/contract/orders-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress } from '../../../test/builders.ts'
import { whileWritesFail } from '../../../test/failing-rows.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { addSale } from '../../../test/sales.ts'
import { readSettings } from '../../env.ts'
import { DAY } from '../../time.ts'
import { closeDisputesOf } from '../disputes/dispute-closing.ts'
import type { OrdersContext } from '../orders/order-actions-service.ts'
import { createProductCounts } from '../products/product-counts.ts'
import type { Booking, Courier, NewParcel, TrackingEvent } from './courier.ts'
import { signWebhook } from './courier-signature.ts'
import { applyNewEvents } from './parcel-events.ts'
import { labelOf } from './parcel-label.ts'
import { findNewEvents, insertEvents, updateEvent } from './parcels-queries.ts'
import { bookParcels, receiveReport } from './parcels-service.ts'
import { eventsOf, openSimulatedCourier } from './simulated-courier.ts'

const SECRET = 'a-shared-secret-of-32-characters'
const log = { warn: () => undefined }

let fixture: Awaited<ReturnType<typeof openOrderFixture>>
let context: OrdersContext
let number = 0
let name: string

beforeAll(async () => {
  fixture = await openOrderFixture(settings => {
    settings.payoutHoldSeconds = 0
    settings.courier = { url: 'http://127.0.0.1:1', token: 'token', secret: SECRET }
  })
  const { db } = fixture.api
  const counts = createProductCounts(db, { isLive: () => true, subscribe: () => () => undefined })
  context = {
    db,
    counts,
    settings: readSettings({ PUBLIC_URL: 'https://shop.test' }),
    onOrderEnded: closeDisputesOf,
  }
})
beforeEach(() => {
  name = `courier-${++number}`
})
afterAll(() => fixture.api.close())

async function shipped(buyer = fixture.buyer) {
  const { api, seller, stock, buy } = fixture
  const product = await stock(1, { price_paisa: 200_000 })
  const { data } = await buy([{ product_id: product.id }], buyer)
  await api.call(shipOrder, { params: { id: data.id } }, seller.token)
  return data.id
}

type Book = (parcel: NewParcel) => Promise<Booking>
const accept: Book = async parcel => ({ reference: `R${name}-${parcel.id}`, label: labelOf(parcel, 'R') })
const courierOf = (book: Book = accept): Courier => ({ ...openSimulatedCourier(), name, book })
const parcelOf = (orderId: number) =>
  fixture.api.db.selectFrom('parcels').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const statusOf = async (orderId: number) =>
  (await fixture.api.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
    .status

// COURIER-1
describe('booking', () => {
  test('books each shipped order once, with cash, addresses and the city in Urdu', async () => {
    const id = await shipped()
    const { db } = fixture.api
    const parcels: NewParcel[] = []
    const courier = courierOf(async parcel => {
      parcels.push(parcel)
      return { reference: `R${parcel.id}`, label: labelOf(parcel, `R${parcel.id}`) }
    })
    await Promise.all(Array.from({ length: 5 }, () => bookParcels(db, courier, log)))
    await bookParcels(db, courier, log)
    const parcel = await parcelOf(id)
    expect(parcels.filter(each => each.id === String(parcel.id))).toMatchObject([
      {
        pieces: 1,
        cash_paisa: 225_000,
        to: { address: expect.stringMatching(/^Flat \d+, Block 5$/), city: 'Lahore', name: 'Ayesha Khan' },
      },
    ])
    expect(parcel).toMatchObject({ reference: `R${parcel.id}`, label: { city_in_urdu: 'لاہور', cash_paisa: 225_000 } })
  })

  // COURIER-4
  test('picks a parcel up where its first item is, or at the first pickup address if that was removed', async () => {
    const { api, seller, stock, buy, change } = fixture
    const pickup = { user_id: seller.id, address_type: 'pickup' as const }
    await addAddress(api.db, { ...pickup, address_line_1: 'Home' })
    const office = await addAddress(api.db, { ...pickup, address_line_1: 'Office' })
    const [known, removed] = [await stock(1, { address_id: office }), await stock(1, { address_id: office })]
    const from: Record<string, string> = {}
    const courier = courierOf(async parcel => {
      from[parcel.tracking_no] = parcel.from.address
      return accept(parcel)
    })
    const shipParcel = async (product_id: number) => {
      const { data } = await buy([{ product_id }])
      await api.call(shipOrder, { params: { id: data.id } }, seller.token)
      return data.id
    }
    const orders = [await shipParcel(known.id), await shipParcel(removed.id)]
    await change(removed.id, { address_id: null })
    await bookParcels(api.db, courier, log)
    const rows = await api.db
      .selectFrom('orders')
      .select('tracking_no')
      .where('id', 'in', orders)
      .orderBy('id')
      .execute()
    expect(rows.map(({ tracking_no }) => from[tracking_no])).toEqual(['Office', 'Home'])
  })

  test('retries later if the courier fails', async () => {
    const id = await shipped()
    const { db } = fixture.api
    let attempts = 0
    const failing = courierOf(async () => {
      attempts++
      throw Object.assign(new Error('down'), { code: 'HTTP_503' })
    })
    await bookParcels(db, failing, log)
    await bookParcels(db, failing, log)
    expect([attempts, (await parcelOf(id)).reference]).toEqual([1, null])
    await db.updateTable('parcels').set({ due_at: new Date() }).where('order_id', '=', id).execute()
    await bookParcels(db, courierOf(), log)
    expect((await parcelOf(id)).reference).not.toBeNull()
  })
})

// COURIER-2
describe('tracking', () => {
  const event = (reference: string, kind: TrackingEvent['kind'], event_id: string = kind): TrackingEvent => ({
    event_id,
    reference,
    kind,
    happened_at: '2026-10-31T10:00:00.000Z',
  })
  async function postEvents(payload: string, signature: string | undefined) {
    const headers = { 'content-type': 'application/json', ...(signature && { 'closyyy-signature': signature }) }
    const response = await fixture.api.app.inject({ method: 'POST', url: '/api/v1/couriers/events', headers, payload })
    return response.statusCode
  }
  async function booked(buyer = fixture.buyer) {
    const id = await shipped(buyer)
    await bookParcels(fixture.api.db, courierOf(), log)
    return { id, reference: (await parcelOf(id)).reference ?? '' }
  }
  const outcomesOf = async (orderId: number) => {
    const { id } = await parcelOf(orderId)
    const events = fixture.api.db.selectFrom('parcel_events').select(['kind', 'outcome']).where('parcel_id', '=', id)
    return (await events.orderBy('id').execute()).map(({ kind, outcome }) => `${kind} ${outcome}`)
  }

  test('marks an order as delivered once, also if events come twice, late or out of order', async () => {
    const { id, reference } = await booked()
    const { db } = fixture.api
    const events = [event(reference, 'delivered'), event(reference, 'picked-up'), event(reference, 'delivered')]
    for (let time = 0; time < 2; time++) {
      await insertEvents(db, name, events)
      await Promise.all([applyNewEvents(context, log), applyNewEvents(context, log)])
    }
    await insertEvents(db, name, [event(reference, 'delivered', 'again'), event('NOBODY', 'delivered')])
    await applyNewEvents(context, log)
    expect(await statusOf(id)).toBe('delivered')
    expect(await outcomesOf(id)).toEqual(['delivered applied', 'picked-up noted', 'delivered late'])
    const notices = await fixture.notificationsTo(fixture.buyer.email)
    expect(
      notices.filter(({ template, body }) => template === 'order-delivered' && body.includes(`/${id}`)),
    ).toHaveLength(1)
  })

  test('applies an event after one that fails, which is tried again', async () => {
    const [first, second] = [await booked(), await booked()]
    const { db } = fixture.api
    await insertEvents(db, name, [event(first.reference, 'delivered'), event(second.reference, 'delivered')])
    await whileWritesFail(db, 'orders', `id = ${first.id} and status = 'delivered'`, () => applyNewEvents(context, log))
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['shipped', 'delivered'])
    await applyNewEvents(context, log)
    expect(await outcomesOf(first.id)).toEqual(['delivered applied'])
  })

  test('stores that an event was applied, also if another process finds it late', async () => {
    const { id, reference } = await booked()
    const { db } = fixture.api
    await insertEvents(db, name, [event(reference, 'delivered'), event(reference, 'delivered', 'again')])
    const [first, second] = (await findNewEvents(db, 0, 100)).filter(({ order_id }) => order_id === id)
    for (const outcome of ['applied', 'late'] as const) await updateEvent(db, first?.id ?? 0, outcome)
    for (const outcome of ['late', 'applied'] as const) await updateEvent(db, second?.id ?? 0, outcome)
    expect(await outcomesOf(id)).toEqual(['delivered applied', 'delivered applied'])
  })

  test('reports refused and lost parcels', async () => {
    // The next orders of this buyer have to be confirmed (CHECKOUT-10).
    const { id, reference } = await booked(await fixture.person())
    await insertEvents(fixture.api.db, name, [event(reference, 'refused'), event(reference, 'lost')])
    await applyNewEvents(context, log)
    expect([await statusOf(id), await outcomesOf(id)]).toEqual(['cancelled', ['refused applied', 'lost applied']])
  })

  test('accepts events by a signed webhook only', async () => {
    const { id } = await booked()
    const { api } = fixture
    const { reference } = await parcelOf(id)
    // The webhook belongs to the configured courier.
    await api.db.updateTable('parcels').set({ courier: '127.0.0.1' }).where('order_id', '=', id).execute()
    const body = JSON.stringify({ events: [event(reference ?? '', 'delivered')] })
    const seconds = Math.floor(Date.now() / 1_000)
    const post = (signature: string | undefined, payload = body) => postEvents(payload, signature)
    const signature = signWebhook(SECRET, body, seconds)
    expect(await Promise.all([post(undefined), post('t=1,v1=00'), post(signature, `${body} `)])).toEqual([
      401, 401, 401,
    ])
    expect(await post(signature.replace('t=', 't=0'))).toBe(401)
    expect(await post(signWebhook(SECRET, body, seconds - 301))).toBe(401)
    expect(await post(signWebhook('another-secret-of-32-characters!', body, seconds))).toBe(401)
    for (const payload of ['{', '{"events":[{}]}', '[]'])
      expect(await post(signWebhook(SECRET, payload, seconds), payload)).toBe(400)
    expect([await post(signature), await post(signature)]).toEqual([204, 204])
    await applyNewEvents(context, log)
    expect([await statusOf(id), await outcomesOf(id)]).toEqual(['delivered', ['delivered applied']])
  })

  test('lets the courier send recent events again whose parcel is not known yet, and stores the others', async () => {
    const { db } = fixture.api
    const [first, second] = [await booked(), await booked(await fixture.person())]
    const setCourier = db.updateTable('parcels').set({ courier: '127.0.0.1' })
    await setCourier.where('order_id', '=', first.id).execute()
    const send = (seconds: number) => {
      const happened_at = new Date(Date.now() - seconds * 1_000).toISOString()
      const events = [second, first].map(({ reference }) => ({ ...event(reference, 'delivered'), happened_at }))
      const body = JSON.stringify({ events })
      return postEvents(body, signWebhook(SECRET, body, Math.floor(Date.now() / 1_000)))
    }
    expect(await send(60)).toBe(503)
    expect([await outcomesOf(first.id), await outcomesOf(second.id)]).toEqual([['delivered null'], []])
    expect(await send(2 * DAY)).toBe(204)
    await setCourier.where('order_id', '=', second.id).execute()
    expect(await send(60)).toBe(204)
    expect([await outcomesOf(first.id), await outcomesOf(second.id)]).toEqual([['delivered null'], ['delivered null']])
  })
})

// COURIER-3, DEMO-3
describe('the simulated courier', () => {
  test('pays for a parcel once its buyer has it, each parcel once', async () => {
    const { api, seller, buyer } = fixture
    const id = await shipped()
    const courier = { ...openSimulatedCourier(), name }
    await bookParcels(api.db, courier, log)
    const wallet = async () => (await api.call(getWallet, { query: {} }, seller.token)).data.wallet
    const { available = 0 } = await wallet()
    await receiveReport(api.db, courier, log)
    expect(await wallet()).toMatchObject({ available })
    await api.call(confirmOrder, { params: { id }, body: {} }, buyer.token)
    expect(await wallet()).toMatchObject({ available, waiting_for_courier: expect.any(Number) })
    await Promise.all([receiveReport(api.db, courier, log), receiveReport(api.db, courier, log)])
    await receiveReport(api.db, courier, log)
    expect(await wallet()).toMatchObject({ available: available + 1_800 })
  })

  test('books no parcel of an order that is paid', async () => {
    const { api, seller, buyer } = fixture
    await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id })
    const courier = { ...openSimulatedCourier(), name }
    await bookParcels(api.db, courier, log)
    expect(await api.db.selectFrom('parcels').select('id').where('courier', '=', name).execute()).toEqual([])
  })

  test('reports the events of a parcel in any order, and the same ones again', () => {
    const booked_at = '2026-10-31T10:00:00.000Z'
    const parcels = Array.from({ length: 400 }, (_, place) => ({ reference: `SIM${place}`, booked_at }))
    const at = (seconds: number) => Date.parse(booked_at) + seconds * 1_000
    const all = parcels.map(parcel => eventsOf(parcel, at(3_600)).map(({ kind }) => kind))
    const ends = all.map(kinds => kinds.at(-1))
    for (const end of ['delivered', 'refused', 'lost']) expect(ends).toContain(end)
    const late = parcels.filter(parcel => {
      const kinds = eventsOf(parcel, at(650)).map(({ kind }) => kind)
      return kinds.includes('delivered') && !kinds.includes('out-for-delivery')
    })
    expect(late.length).toBeGreaterThan(0)
    expect(eventsOf({ reference: 'SIM1', booked_at }, at(3_600))).toEqual(
      eventsOf({ reference: 'SIM1', booked_at }, at(3_600)),
    )
  })
})
