import type { Cart } from '@closyyy/contract/carts-schemas'
import { transact } from '../../db/transact.ts'
import { saveGuestAddress } from '../orders/guest-address.ts'
import type { CartsContext } from './cart-presenting.ts'
import { findCartId, lockCart, moveItems } from './carts-queries.ts'
import { getCart, openCart } from './carts-service.ts'

/** Moves a guest's items, and the address they chose to save, to a person; repeating it changes nothing. */
export async function mergeCart(context: CartsContext, userId: number, guestId: string): Promise<Cart> {
  const { db } = context
  const owner = { userId }
  if ((await findCartId(db, { guestId })) !== undefined) {
    const cartId = await openCart(db, owner)
    await transact(db, async tx => {
      const guestCartId = await lockCart(tx, { guestId })
      if (guestCartId !== undefined) await moveItems(tx, guestCartId, cartId, userId)
    })
  }
  await saveGuestAddress(db, userId, guestId)
  return getCart(context, owner)
}
