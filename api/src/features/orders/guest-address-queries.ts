import type { Db } from '../../db/database.ts'

export interface GuestAddress {
  address_line_1: string
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

/** Returns the newest order of a guest who asked for their address to be saved; undefined without a request. */
export function findAddressRequest(db: Db, guestId: string): Promise<(GuestAddress & { id: number }) | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'address_line_1', 'city', 'state_province_or_region', 'zip_or_postal_code'])
    .where('guest_id', '=', guestId)
    .where(({ ref }) => ref('guest_saves_address'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Clears the requests to save an address of a guest's orders up to one. */
export async function clearAddressRequests(db: Db, guestId: string, upToId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ guest_saves_address: false })
    .where('guest_id', '=', guestId)
    .where('id', '<=', upToId)
    .where(({ ref }) => ref('guest_saves_address'))
    .execute()
}

export async function hasShippingAddress(db: Db, userId: number, of: GuestAddress): Promise<boolean> {
  const known = await db
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', userId)
    .where('address_type', '=', 'shipping')
    .where('address_line_1', '=', of.address_line_1)
    .where('city', '=', of.city)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}
