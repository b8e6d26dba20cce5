import * as carts from '@closyyy/contract/carts-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { mergeCart } from './cart-merge-service.ts'
import type { CartsContext } from './cart-presenting.ts'
import { addItem, addOfferItem, getCart, removeItem, setQuantity } from './carts-service.ts'

export function registerCarts(app: FastifyInstance, { db, settings }: AppContext): void {
  const limit = { name: 'guest-cart-ip', max: settings.limits.guestCartsPerIp, seconds: QUARTER_HOUR }
  const context: CartsContext = { db, offerTtlHours: settings.offerTtlHours }
  route(app, carts.getCart, ({ account }) => getCart(context, { userId: account.id }))
  route(app, carts.getGuestCart, ({ query }) => getCart(context, { guestId: query.guest_id }), { isPrivate: true })

  route(app, carts.addCartItem, ({ body, account }) => addItem(context, { userId: account.id }, body))
  route(app, carts.addGuestCartItem, ({ body, ip }) =>
    addItem(context, { guestId: body.guest_id }, body, { limit, ip }),
  )

  route(app, carts.addOfferToCart, ({ body, account }) => addOfferItem(context, account.id, body))

  route(app, carts.setCartItemQuantity, ({ body, account }) =>
    setQuantity(context, { userId: account.id }, body.productID, body.quantity),
  )
  route(app, carts.setGuestCartItemQuantity, ({ body }) =>
    setQuantity(context, { guestId: body.guestID }, body.productID, body.quantity),
  )

  route(app, carts.deleteCartItem, ({ params, account }) => removeItem(db, { userId: account.id }, params.cartId))
  route(app, carts.deleteGuestCartItem, ({ params, query }) =>
    removeItem(db, { guestId: query.guest_id }, params.cartId),
  )

  route(app, carts.mergeCart, ({ body, account }) => mergeCart(context, account.id, body.guest_id))
}
