import type { Db } from '../../db/database.ts'

export interface GuestAddress {
  address_line_1: string
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

/** Clears a guest's request to save their address. @returns the newest order's address; undefined without a request */
export async function claimGuestAddress(db: Db, guestId: string): Promise<GuestAddress | undefined> {
  const rows = await db
    .updateTable('orders')
    .set({ guest_saves_address: false })
    .where('guest_id', '=', guestId)
    .where(({ ref }) => ref('guest_saves_address'))
    .returning(['id', 'address_line_1', 'city', 'state_province_or_region', 'zip_or_postal_code'])
    .execute()
  const [newest] = rows.sort((one, other) => other.id - one.id)
  if (!newest) return undefined
  const { id: _, ...address } = newest
  return address
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
