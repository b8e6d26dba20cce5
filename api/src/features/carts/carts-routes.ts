import * as carts from '@closyyy/contract/carts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { addItem, getCart, mergeCart, removeItem, setQuantity } from './carts-service.ts'
import { guestCartLimit } from './guest-cart-limit.ts'

export function registerCarts(app: FastifyInstance, db: Db, demoMode: boolean): void {
  const limit = guestCartLimit(demoMode)
  route(app, carts.getCart, ({ account }) => getCart(db, { userId: account.id }))
  route(app, carts.getGuestCart, ({ query }) => getCart(db, { guestId: query.guest_id }), { isPrivate: true })

  route(app, carts.addCartItem, ({ body, account }) => addItem(db, { userId: account.id }, body))
  route(app, carts.addGuestCartItem, ({ body, address }) =>
    addItem(db, { guestId: body.guest_id }, body, { limit, address }),
  )

  route(app, carts.setCartItemQuantity, ({ body, account }) =>
    setQuantity(db, { userId: account.id }, body.productID, body.quantity),
  )
  route(app, carts.setGuestCartItemQuantity, ({ body }) =>
    setQuantity(db, { guestId: body.guestID }, body.productID, body.quantity),
  )

  route(app, carts.deleteCartItem, ({ params, account }) => removeItem(db, { userId: account.id }, params.cartId))
  route(app, carts.deleteGuestCartItem, ({ params, query }) =>
    removeItem(db, { guestId: query.guest_id }, params.cartId),
  )

  route(app, carts.mergeCart, ({ body, account }) => mergeCart(db, account.id, body.guest_id))
}
