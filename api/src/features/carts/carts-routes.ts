import * as carts from '@closyyy/contract/carts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { mergeCart } from './cart-merge-service.ts'
import type { Carts } from './cart-shown.ts'
import { addItem, addOfferItem, getCart, removeItem, setQuantity } from './carts-service.ts'

const QUARTER_HOUR = 900

export function registerCarts(app: FastifyInstance, db: Db, { offerLifeHours, limits }: Settings): void {
  const limit = { name: 'guest-cart-address', most: limits.guestCartsPerAddress, seconds: QUARTER_HOUR }
  const shop: Carts = { db, offerLifeHours }
  route(app, carts.getCart, ({ account }) => getCart(shop, { userId: account.id }))
  route(app, carts.getGuestCart, ({ query }) => getCart(shop, { guestId: query.guest_id }), { isPrivate: true })

  route(app, carts.addCartItem, ({ body, account }) => addItem(shop, { userId: account.id }, body))
  route(app, carts.addGuestCartItem, ({ body, address }) =>
    addItem(shop, { guestId: body.guest_id }, body, { limit, address }),
  )

  route(app, carts.addOfferToCart, ({ body, account }) => addOfferItem(shop, account.id, body))

  route(app, carts.setCartItemQuantity, ({ body, account }) =>
    setQuantity(shop, { userId: account.id }, body.productID, body.quantity),
  )
  route(app, carts.setGuestCartItemQuantity, ({ body }) =>
    setQuantity(shop, { guestId: body.guestID }, body.productID, body.quantity),
  )

  route(app, carts.deleteCartItem, ({ params, account }) => removeItem(db, { userId: account.id }, params.cartId))
  route(app, carts.deleteGuestCartItem, ({ params, query }) =>
    removeItem(db, { guestId: query.guest_id }, params.cartId),
  )

  route(app, carts.mergeCart, ({ body, account }) => mergeCart(shop, account.id, body.guest_id))
}
