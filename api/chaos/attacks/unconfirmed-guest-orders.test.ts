import { randomUUID } from 'node:crypto'
import { attack } from '@closyyy/tooling/test/attack'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { readSettings } from '../../src/env.ts'
import { endLapsedOrders } from '../../src/features/order-confirmations/confirmation-ending.ts'
import { endPartsOfOrder } from '../../src/order-endings.ts'
import { addProduct, addUser } from '../../test/builders.ts'
import { guestInfo, openOrderFixture } from '../../test/order-fixture.ts'

/** Few by default, because each order hashes a code. */
const TRIES = Number(process.env.ATTACK_TRIES ?? 30)
const ORDERS = Number(process.env.ATTACK_ORDERS ?? 30)
const SELLERS = 6

// Allows for a busy machine.
vi.setConfig({ testTimeout: 60_000 + 500 * (TRIES + ORDERS) })

type Fixture = Awaited<ReturnType<typeof openOrderFixture>>

async function openSellers({ api }: Fixture, pieces: number) {
  const sellers = await Promise.all(Array.from({ length: SELLERS }, () => addUser(api.db)))
  return Promise.all(
    sellers.map(async ({ id }) => ({
      seller: id,
      product: (await addProduct(api.db, { seller_id: id, quantity: pieces, quantity_left: pieces })).id,
    })),
  )
}

async function heldPieces({ api }: Fixture): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(quantity - quantity_left), 0)::int as held from products`.execute(api.db)
  return rows[0]?.held ?? 0
}

// CHECKOUT-10, CONFIRMATION-1
attack(
  `${TRIES} guest orders with made-up phones from one IP`,
  '36 orders took 486 of 583 listings off sale for up to 7 days',
  async () => {
    const fixture = await openOrderFixture(settings => {
      settings.cashLimits = readSettings({ DEMO_MODE: 'off' }).cashLimits
    })
    try {
      const sellers = await openSellers(fixture, TRIES)
      const place = (attempt: number) => {
        const { seller, product } = sellers[attempt % SELLERS] as (typeof sellers)[0]
        const items = [{ product_id: product, quantity: 1 + (attempt % 3) }]
        return fixture.placeAsGuest(items, guestInfo({ guest_id: randomUUID(), address: `House ${attempt}` }), seller)
      }
      const statuses: number[] = []
      for (let attempt = 0; attempt < TRIES; attempt += 10) {
        const batch = Array.from({ length: Math.min(10, TRIES - attempt) }, (_, offset) => place(attempt + offset))
        statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
      }
      expect(new Set(statuses)).toEqual(new Set([201, 429]))
      const held = await heldPieces(fixture)
      expect(held).toBeLessThanOrEqual(10)
      return `${held} pieces held for 15 minutes, ${statuses.filter(status => status === 429).length} tries refused`
    } finally {
      await fixture.api.close()
    }
  },
)

// CONFIRMATION-3
attack(
  `${ORDERS} guest orders, a third of them never confirmed`,
  'every one in a ship list, its stock taken for 7 days',
  async () => {
    const fixture = await openOrderFixture()
    const { api } = fixture
    try {
      const sellers = await openSellers(fixture, ORDERS)
      const buy = (order: number) => {
        const { seller, product } = sellers[order % SELLERS] as (typeof sellers)[0]
        return (order % 3 === 0 ? fixture.placeAsGuest : fixture.buyAsGuest)(
          [{ product_id: product }],
          undefined,
          seller,
        )
      }
      for (let order = 0; order < ORDERS; order += 10) {
        const batch = Array.from({ length: Math.min(10, ORDERS - order) }, (_, offset) => buy(order + offset))
        for (const { status } of await Promise.all(batch)) expect(status).toBe(201)
      }
      const unconfirmed = Math.ceil(ORDERS / 3)
      expect(await heldPieces(fixture)).toBe(ORDERS)
      await sql`update orders set confirm_by = now() where confirm_by is not null`.execute(api.db)
      const log = { warn: (detail: unknown) => expect.fail(String(detail)) }
      const context = { db: api.db, log, settings: readSettings({}), onOrderEnded: endPartsOfOrder }
      const sweep = () => endLapsedOrders(context)
      await Promise.all([sweep(), sweep()])
      const { rows } = await sql<{ listed: number; booked: number; told: number }>`
        select
          (select count(*)::int from orders where status = 'pending' and confirm_by is null) as listed,
          (select count(*)::int from ledger_transactions) as booked,
          (select count(*)::int from outbox where template = 'order-received') as told`.execute(api.db)
      const confirmed = ORDERS - unconfirmed
      const { told, ...counts } = rows[0] ?? { told: 0 }
      expect(counts).toEqual({ listed: confirmed, booked: confirmed })
      // Many orders of a seller within a minute share an email (MESSAGE-8).
      expect(told).toBeGreaterThan(0)
      expect(told).toBeLessThanOrEqual(confirmed)
      expect(await heldPieces(fixture)).toBe(confirmed)
      return `0 of ${unconfirmed} in a ship list, 0 of their pieces held`
    } finally {
      await api.close()
    }
  },
)
