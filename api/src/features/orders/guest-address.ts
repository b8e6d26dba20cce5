import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { addAddress } from '../addresses/addresses-service.ts'
import {
  clearAddressRequests,
  findAddressRequest,
  type GuestAddress,
  hasShippingAddress,
} from './guest-address-queries.ts'

/** Saves the address that a guest chose to save; repeated after a failure, because the request is cleared last. */
export async function saveGuestAddress(db: Db, userId: number, guestId: string): Promise<void> {
  const request = await findAddressRequest(db, guestId)
  if (!request) return
  const { id, ...address } = request
  if (!(await hasShippingAddress(db, userId, address))) await addIfRoom(db, userId, address)
  await clearAddressRequests(db, guestId, id)
}

/** Skips the address if the account has the maximum: merging the cart matters more. */
async function addIfRoom(db: Db, userId: number, address: GuestAddress): Promise<void> {
  try {
    await addAddress(db, userId, { address_type: 'shipping', ...address })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
