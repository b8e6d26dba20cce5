import { MAX_CART_ITEMS } from '@closyyy/contract/carts'
import type { Db } from '../../db/database.ts'
import { findBuyableOffer } from '../offers/offer-ending.ts'
import { keepNewestItems } from './cart-size-queries.ts'
import type { CartOwner } from './carts-policy.ts'
import { addToCart, findCartId, findCartItems, insertCart, setOfferItem } from './carts-queries.ts'

export interface ReturnedItem {
  product_id: number
  quantity: number
  offer_id: number | null
}

/** Puts the items of an order back into the cart they came from, as far as they can be bought and are not in it again. */
export async function returnToCart(
  tx: Db,
  offerTtlHours: number,
  owner: CartOwner,
  items: readonly ReturnedItem[],
): Promise<void> {
  const found = (await findCartId(tx, owner)) ?? (await insertCart(tx, owner))
  // Another order of this buyer, which ends at the same time, may have inserted it meanwhile.
  const cartId = found ?? (await findCartId(tx, owner))
  if (cartId === undefined) return
  // What the buyer has added since then, with its quantity and offer, is their latest choice.
  const added = new Set((await findCartItems(tx, cartId)).map(({ product_id }) => product_id))
  for (const { product_id, quantity, offer_id } of items) {
    if (added.has(product_id)) continue
    const reference = { id: offer_id ?? 0, product_id, buyer_id: 'userId' in owner ? owner.userId : 0 }
    const offer = offer_id === null ? undefined : await findBuyableOffer(tx, offerTtlHours, reference)
    if (offer) await setOfferItem(tx, cartId, offer)
    else await addToCart(tx, cartId, product_id, quantity)
  }
  await keepNewestItems(tx, cartId, MAX_CART_ITEMS)
}
