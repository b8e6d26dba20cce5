import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { acceptOffer, createOffer } from '@closyyy/contract/offers-calls'
import { confirmPlacedOrder } from '@closyyy/contract/order-confirmations-calls'
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '@closyyy/contract/orders-calls'
import { rateUser } from '@closyyy/contract/ratings-calls'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { readSettings } from '../../src/env.ts'
import { endLapsedOrders } from '../../src/features/order-confirmations/confirmation-ending.ts'
import { sweepOrders } from '../../src/features/orders/order-sweep.ts'
import { revealDueRatings } from '../../src/features/ratings/rating-reveals.ts'
import { endPartsOfOrder } from '../../src/order-endings.ts'
import { addAddress } from '../builders.ts'
import { sendForm } from '../forms.ts'
import { guestInfo } from '../order-fixture.ts'
import { done, lastOrder, type Mutation, type MutationContext, photoFields } from './mutation.ts'

const fail = (detail: unknown) => {
  throw detail
}

const sweepContext = (db: Db) => ({
  db,
  log: { warn: fail },
  settings: readSettings({}),
  onOrderEnded: endPartsOfOrder,
})

async function buy({ api, world: { buyer, sellers, products } }: MutationContext, index: number, quantity = 1) {
  const body = {
    seller_id: sellers[0].id,
    cart_items: [{ product_id: products[index]?.id ?? 0, quantity }],
    delivery_address_id: await addAddress(api.db, { user_id: buyer.id }),
  }
  return (await done(api.call(checkout, { body }, buyer.token))).data
}

export const tradeMutations: Mutation[] = [
  { name: 'sell one of several units', isVisible: true, mutate: context => buy(context, 0) },
  { name: 'sell the last units', isVisible: true, mutate: context => buy(context, 0, 2) },
  {
    name: 'cancel the order',
    isVisible: true,
    mutate: async context => {
      const params = { id: await lastOrder(context) }
      await done(context.api.call(cancelOrder, { params, body: {} }, context.world.buyer.token))
    },
  },
  {
    name: 'sell to a guest',
    isVisible: true,
    mutate: ({ api, world: { sellers, products } }) => {
      const cart_items = [{ product_id: products[1].id, quantity: 3 }]
      return done(api.call(checkoutGuest, { body: { seller_id: sellers[0].id, cart_items, guest_info: guestInfo() } }))
    },
  },
  {
    name: 'free the stock of an unconfirmed order',
    isVisible: true,
    async mutate({ api: { db } }) {
      await sql`update orders set confirm_by = now() where confirm_by is not null`.execute(db)
      await endLapsedOrders(sweepContext(db))
    },
  },
  {
    name: 'sell to a guest who confirms it',
    isVisible: true,
    async mutate({ api, world: { sellers, products } }) {
      const info = guestInfo()
      const cart_items = [{ product_id: products[1].id, quantity: 3 }]
      const { data } = await done(
        api.call(checkoutGuest, { body: { seller_id: sellers[0].id, cart_items, guest_info: info } }),
      )
      const sent = api.db.selectFrom('outbox').select('body').where('template', '=', 'order-code')
      const { body } = await sent.orderBy('id', 'desc').executeTakeFirstOrThrow()
      const code = /\b\d{6}\b/.exec(body)?.[0]
      return done(api.call(confirmPlacedOrder, { params: { id: data.id }, body: { guest_id: info.guest_id, code } }))
    },
  },
  {
    name: 'cancel an unshipped order',
    isVisible: true,
    async mutate({ api: { db } }) {
      await sql`update orders set deadline_at = now() where guest_id is not null`.execute(db)
      await sweepOrders(sweepContext(db))
    },
  },
  {
    name: 'make an offer',
    isVisible: false,
    mutate: ({ api, world: { products, buyer } }) =>
      done(api.call(createOffer, { body: { product_id: products[6].id, offer_price: 3_500 } }, buyer.token)),
  },
  {
    name: 'accept the offer',
    isVisible: false,
    async mutate({ api, world: { sellers } }) {
      const { id } = await api.db.selectFrom('offers').select('id').executeTakeFirstOrThrow()
      await done(api.call(acceptOffer, { params: { id } }, sellers[0].token))
    },
  },
  {
    name: 'let the offer expire',
    isVisible: false,
    mutate: ({ api: { db } }) => sql`update offers set created_at = now() - interval '9 days'`.execute(db),
  },
  {
    name: 'complete an order',
    isVisible: true,
    async mutate(context) {
      const { api, world } = context
      const params = { id: (await buy(context, 2)).id }
      await done(api.call(shipOrder, { params }, world.sellers[0].token))
      await done(api.call(deliverOrder, { params }, world.sellers[0].token))
      await done(api.call(confirmOrder, { params, body: {} }, world.buyer.token))
    },
  },
  {
    name: 'rate a seller',
    isVisible: false,
    mutate: ({ api, world: { sellers, buyer } }) =>
      done(api.call(rateUser, { params: { id: sellers[1].id }, body: { rating: 4, comment: 'Quick.' } }, buyer.token)),
  },
  {
    name: 'rate a seller with a picture',
    isVisible: false,
    mutate: async ({ api, world: { sellers, buyer } }) => {
      const fields: [string, string | File][] = [
        ['rating', '5'],
        ['comment', 'As shown.'],
        ...(await photoFields('pictures[]')),
      ]
      return done(sendForm(api, rateUser, { id: sellers[0].id, fields }, buyer.token))
    },
  },
  {
    name: 'show hidden ratings',
    isVisible: true,
    async mutate({ api: { db } }) {
      await sql`update ratings set reveals_at = now() where reveals_at is not null`.execute(db)
      await revealDueRatings(sweepContext(db))
    },
  },
]
