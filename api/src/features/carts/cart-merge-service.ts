import { MAX_CART_ITEMS } from '@closyyy/contract/carts'
import type { Cart } from '@closyyy/contract/carts-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { saveGuestAddress } from '../orders/guest-address.ts'
import { type CartsContext, offersOf } from './cart-presenting.ts'
import { keepNewestItems } from './cart-size-queries.ts'
import { findCartId, findCartItems, lockCart, moveItems, setOfferItem } from './carts-queries.ts'
import { getCart, openCart } from './carts-service.ts'

/** Moves a guest's items, and the address they chose to save, to a person; repeating it changes nothing. */
export async function mergeCart(context: CartsContext, userId: number, guestId: string): Promise<Cart> {
  const { db } = context
  const owner = { userId }
  if ((await findCartId(db, { guestId })) !== undefined) {
    const cartId = await openCart(db, owner)
    await transact(db, async tx => {
      const guestCartId = await lockCart(tx, { guestId })
      if (guestCartId === undefined) return
      await lockCart(tx, owner)
      await keepOffers(tx, context, { userId, cartId, guestCartId })
      await moveItems(tx, guestCartId, cartId, userId)
      await keepNewestItems(tx, cartId, MAX_CART_ITEMS)
    })
  }
  await saveGuestAddress(db, userId, guestId)
  return getCart(context, owner)
}

interface MergedCarts {
  userId: number
  cartId: number
  guestCartId: number
}

/** Keeps items at an offer's price single units if the guest's cart contains the product too (OFFER-16). */
async function keepOffers(
  tx: Db,
  { offerTtlHours }: CartsContext,
  { userId, cartId, guestCartId }: MergedCarts,
): Promise<void> {
  const added = new Set((await findCartItems(tx, guestCartId)).map(({ product_id }) => product_id))
  const shared = (await findCartItems(tx, cartId)).filter(({ product_id }) => added.has(product_id))
  const offers = await offersOf({ db: tx, offerTtlHours }, { userId }, shared)
  for (const offer of offers.values()) await setOfferItem(tx, cartId, offer)
}
