import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import type { Db } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'

const columns = [
  'id',
  'address_type',
  'address_line_1',
  'address_line_2',
  'city',
  'state_province_or_region',
  'zip_or_postal_code',
  'last_ordered_at',
] as const

function valuesOf({ address_line_2, ...rest }: AddressInput) {
  return { ...rest, address_line_2: address_line_2 || null }
}

export function findAddresses(db: Db, userId: number): Promise<Address[]> {
  return db.selectFrom('addresses').select(columns).where('user_id', '=', userId).orderBy('id').execute()
}

/** Locks the person's addresses. @returns their number */
export async function lockAddresses(tx: Db, userId: number): Promise<number> {
  await lockAccount(tx, userId)
  const { count } = await tx
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the oldest address of a person with the same type and fields. */
export function findEqualAddress(tx: Db, userId: number, address: AddressInput): Promise<Address | undefined> {
  const { address_line_2, ...others } = valuesOf(address)
  return tx
    .selectFrom('addresses')
    .select(columns)
    .where(({ and }) => and({ user_id: userId, ...others }))
    .where('address_line_2', 'is not distinct from', address_line_2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export function insertAddress(tx: Db, userId: number, address: AddressInput): Promise<Address> {
  return tx
    .insertInto('addresses')
    .values({ user_id: userId, ...valuesOf(address) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export function lockAddress(tx: Db, userId: number, id: number) {
  return tx
    .selectFrom('addresses')
    .select('address_type')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export function updateAddress(tx: Db, id: number, address: AddressInput): Promise<Address> {
  return tx
    .updateTable('addresses')
    .set(valuesOf(address))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function isPickedUpAt(tx: Db, id: number): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('address_id', '=', id)
    .where('sold', '=', false)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return product !== undefined
}

export async function deleteAddress(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('addresses').where('id', '=', id).execute()
}
