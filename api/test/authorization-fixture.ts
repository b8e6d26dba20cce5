import { randomUUID } from 'node:crypto'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { startChat } from '@closyyy/contract/chats-calls'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { openDispute, proposeDecision } from '@closyyy/contract/disputes-calls'
import { shipOrder } from '@closyyy/contract/orders-calls'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { type Insertable, sql } from 'kysely'
import { now } from '../src/db/expressions.ts'
import type { OffersTable } from '../src/db/tables/offers.ts'
import type { ProductsTable } from '../src/db/tables/products.ts'
import type { UsersTable } from '../src/db/tables/users.ts'
import { addPasskeyRow } from './authenticator.ts'
import { addAddress, addOrder, addProduct, addRefusal, addSuspension, addUser, signIn } from './builders.ts'
import { bankDetails, guestInfo } from './filled-forms.ts'
import { sendForm } from './forms.ts'
import { jpegFile } from './photo-files.ts'
import { addRefund, addRefundAccount } from './refunds.ts'
import { addSale } from './sales.ts'
import { seenVersion } from './seen-version.ts'
import type { TestApi } from './test-api.ts'

let phones = 0

/** Returns a phone that no other guest uses. */
export const newPhone = () => `0345${String(++phones).padStart(7, '0')}`

/** Opens the people of one matrix row, with builders for records of `owner` (seller) and `counterparty` (buyer). */
export async function openAuthorizationFixture(api: TestApi) {
  const { db } = api
  const person = (set: Partial<Insertable<UsersTable>> = {}) => addUser(db, set)
  const people = {
    other: await person(),
    owner: await person(),
    counterparty: await person(),
    admin: await person({ is_admin: true }),
  }
  const { owner, counterparty } = people

  const product = async (set: Partial<Insertable<ProductsTable>> = {}) =>
    (await addProduct(db, { seller_id: owner.id, ...set })).id

  const likedProduct = async () => {
    const product_id = await product()
    await db.insertInto('likes').values({ user_id: counterparty.id, product_id }).execute()
    return product_id
  }

  const offer = async (set: Partial<Insertable<OffersTable>> = {}) => {
    const product_id = set.product_id ?? (await product())
    const parties = { product_id, buyer_id: counterparty.id, seller_id: owner.id }
    return db
      .insertInto('offers')
      .values({ actor_id: counterparty.id, price_paisa: 200_000, created_at: new Date(), ...parties, ...set })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const cart = async (of: { user_id?: number; guest_id?: string }) => {
    const seller = await person()
    const { id: product_id } = await addProduct(db, { seller_id: seller.id, quantity: 5, quantity_left: 5 })
    const { rows } = await sql<{ item_id: number }>`
      with cart as (insert into carts (user_id, guest_id) values (${of.user_id}::bigint, ${of.guest_id}::uuid) returning id)
      insert into cart_items (cart_id, product_id, quantity) select id, ${product_id}::bigint, 1 from cart
      returning id as item_id`.execute(db)
    return { product_id, item_id: rows[0]?.item_id ?? 0 }
  }

  const addressOf = ({ id: user_id }: { id: number }, address_type: 'pickup' | 'shipping' = 'shipping') =>
    addAddress(db, { user_id, address_type })

  const basket = async () => ({ seller_id: owner.id, cart_items: [{ product_id: await product(), quantity: 1 }] })

  const placed = async () => {
    const body = { ...(await basket()), delivery_address_id: await addressOf(counterparty) }
    return (await api.call(checkout, { body }, await signIn(db, counterparty))).data
  }
  const shipped = async () => {
    const { id } = await placed()
    return (await api.call(shipOrder, { params: { id } }, await signIn(db, owner))).data
  }
  /** Places an order to an address of its seller. */
  const held = async () => {
    const address = { address_line_1: 'House 7, Street 2', city: 'Multan' }
    await addAddress(db, { user_id: owner.id, ...address })
    const delivery_address_id = await addAddress(db, { user_id: counterparty.id, ...address })
    const body = { ...(await basket()), delivery_address_id }
    return (await api.call(checkout, { body }, await signIn(db, counterparty))).data
  }
  const placedByGuest = async () => {
    const guest_id = randomUUID()
    const body = { ...(await basket()), guest_info: { guest_id, ...guestInfo, phone: newPhone() } }
    return { guest_id, order: (await api.call(checkoutGuest, { body })).data }
  }

  /** Returns the code of the newest text message. */
  const lastCode = async () => {
    const sent = db.selectFrom('outbox').select('body').where('template', '=', 'order-code').orderBy('id', 'desc')
    return /\b\d{6}\b/.exec((await sent.executeTakeFirstOrThrow()).body)?.[0] ?? ''
  }

  /** Adds an order that its buyer refused, the counterparty by default. @returns its id */
  const refusal = (buyer: { id: number } = counterparty) => addRefusal(db, { seller_id: owner.id, buyer_id: buyer.id })

  const dispute = async () => {
    const body = { order_id: (await placed()).id, reason: 'not-received' as const, message: 'Where is it?' }
    return (await api.call(openDispute, { body }, await signIn(db, counterparty))).data
  }

  const payout = async () => (await api.call(requestPayout, { body: { amount: 100 } }, await signIn(db, owner))).data

  const refund = () => addRefund(db, { seller_id: owner.id, buyer_id: counterparty.id })

  /** Adds a refund whose buyer has said where it goes. */
  const payableRefund = async () => {
    const order = await refund()
    return { id: order.id, ...(await addRefundAccount(db, order)) }
  }

  return {
    db,
    people,
    basket,
    placed,
    held,
    shipped,
    placedByGuest,
    /** Opens another session of the owner. @returns its id */
    ownerSession: async () => {
      await signIn(db, owner)
      const last = db.selectFrom('sessions').select('id').where('user_id', '=', owner.id).orderBy('id', 'desc')
      return (await last.limit(1).executeTakeFirstOrThrow()).id
    },
    ownerPasskey: async () => (await addPasskeyRow(db, owner.id)).id,
    lastCode,
    unlockCodes: () =>
      db
        .updateTable('order_codes')
        .set({ sent_at: new Date(0) })
        .execute(),
    dispute,
    proposal: async () => {
      const { id } = await dispute()
      const body = { decision: 'refund' as const, message: 'Please take it back.' }
      return (await api.call(proposeDecision, { params: { id }, body }, await signIn(db, counterparty))).data
    },
    chat: async () => {
      const body = { product_id: await product(), message: 'Is it lined?' }
      return (await api.call(startChat, { body }, await signIn(db, counterparty))).data
    },
    disputePhoto: async () => {
      const fields: [string, string | number | File][] = [
        ['order_id', (await placed()).id],
        ['reason', 'damaged'],
        ['message', 'A torn seam.'],
        ['photos[]', await jpegFile('seam.jpg', 40)],
      ]
      const { data } = await sendForm(api, openDispute, { fields }, await signIn(db, counterparty))
      return { id: data.id, photo_id: data.messages[0]?.photos[0]?.id ?? 0 }
    },
    earned: async () => {
      await addSale(db, { seller_id: owner.id, buyer_id: counterparty.id, at: '2026-03-10T08:00:00.000Z' })
      await api.call(saveBankDetails, { body: bankDetails }, await signIn(db, owner))
    },
    /** Suspends a person, without its other effects. @returns the id */
    suspend: (user: { id: number }) => addSuspension(db, { user_id: user.id, suspended_by: people.admin.id }),
    /** Adds a report about a person, the owner by default. */
    reported: async ({ id: object_id } = owner) => {
      const object = { object_type: 'person' as const, object_id }
      const report = { ...object, reporter_id: counterparty.id, reported_id: object_id, reason: 'scam' as const }
      await db
        .insertInto('reports')
        .values(report)
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return object
    },
    /** Adds a message of the owner to a dispute. @returns its id */
    sellersMessage: async () => {
      const message = { dispute_id: (await dispute()).id, author: 'seller' as const, body: 'Pay me directly.' }
      const { id } = await db.insertInto('dispute_messages').values(message).returning('id').executeTakeFirstOrThrow()
      return id
    },
    refusal,
    appeal: async (buyer?: { id: number }) => {
      const order_id = await refusal(buyer)
      const user_id = (buyer ?? counterparty).id
      await db.insertInto('appeals').values({ order_id, user_id, details: 'Nobody came.' }).execute()
      return order_id
    },
    payout,
    /** Requests a payout that the administrator is sending. */
    payoutBeingSent: async () => {
      const { id } = await payout()
      const sending = { claimed_by: people.admin.id, claimed_at: now }
      await db.updateTable('payouts').set(sending).where('id', '=', id).execute()
      return { id }
    },
    owner,
    counterparty,
    person,
    product,
    pendingProduct: (set: Partial<Insertable<ProductsTable>> = {}) => product({ approval_status: 'pending', ...set }),
    seen: async (id: number) => ({ params: { id }, body: { version: await seenVersion(db, id) } }),
    likedProduct,
    offer,
    counterOffer: () => offer({ actor_id: owner.id, action: 'counter', price_paisa: 220_000 }),
    ownCart: async () => {
      await sql`delete from carts where user_id = ${owner.id}`.execute(db)
      return cart({ user_id: owner.id })
    },
    guestCart: async () => {
      const guest_id = randomUUID()
      return { guest_id, ...(await cart({ guest_id })) }
    },
    address: (address_type?: 'pickup' | 'shipping') => addressOf(owner, address_type),
    addressOf,
    draft: async () => {
      const values = { user_id: owner.id, fields: '{}', is_ready: false }
      const { id } = await db.insertInto('drafts').values(values).returning('id').executeTakeFirstOrThrow()
      return id
    },
    refund,
    payableRefund,
    /** Adds a refund that the administrator is sending. */
    refundBeingSent: async () => {
      const { id, saved_at } = await payableRefund()
      const sending = { claimed_by: people.admin.id, claimed_at: now }
      await db.updateTable('refunds').set(sending).where('order_id', '=', id).execute()
      return { id, account_saved_at: saved_at }
    },
    guestRefund: () => addRefund(db, { seller_id: owner.id, buyer_id: null }),
    order: (set: Partial<Parameters<typeof addOrder>[1]> = {}) =>
      addOrder(db, { seller_id: owner.id, buyer_id: counterparty.id, ...set }),
    tokenOf: async (actor: string) => {
      const user = people[actor as keyof typeof people]
      return user && signIn(db, user)
    },
  }
}

export type AuthorizationFixture = Awaited<ReturnType<typeof openAuthorizationFixture>>
