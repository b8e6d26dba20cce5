import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { addAddress } from '../addresses/addresses-service.ts'
import { claimGuestAddress, hasShippingAddress } from './guest-address-queries.ts'

export async function saveGuestAddress(db: Db, userId: number, guestId: string): Promise<void> {
  const address = await claimGuestAddress(db, guestId)
  if (!address || (await hasShippingAddress(db, userId, address))) return
  try {
    await addAddress(db, userId, { address_type: 'shipping', ...address })
  } catch (error) {
    // Skips the address if the account has the maximum: merging the cart matters more.
    if (!(error instanceof AppError)) throw error
  }
}
