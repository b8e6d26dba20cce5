import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { addAddress } from '../addresses/addresses-service.ts'
import { claimGuestAddress, hasShippingAddress } from './guest-address-queries.ts'

/** Keeps the address that a guest asked to save, once they are signed in; at most once, and none that is kept already. */
export async function keepGuestAddress(db: Db, userId: number, guestId: string): Promise<void> {
  const address = await claimGuestAddress(db, guestId)
  if (!address || (await hasShippingAddress(db, userId, address))) return
  try {
    await addAddress(db, userId, { address_type: 'shipping', ...address })
  } catch (error) {
    // Whoever keeps the most addresses already goes without: the cart matters more.
    if (!(error instanceof AppError)) throw error
  }
}
