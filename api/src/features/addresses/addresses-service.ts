import { MAX_ADDRESSES } from '@closyyy/contract/addresses'
import type { Address, AddressInput } from '@closyyy/contract/addresses-schemas'
import { placeNamed } from '@closyyy/contract/places'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import {
  deleteAddress,
  findEqualAddress,
  insertAddress,
  isPickedUpAt,
  lockAddress,
  lockAddresses,
  updateAddress,
} from './addresses-queries.ts'

async function requireOwn(tx: Db, userId: number, id: number) {
  const address = await lockAddress(tx, userId, id)
  if (!address) throw new AppError('not-found', 'address.not-found')
  return address
}

/** Normalises known cities and provinces to their English names (ACCOUNT-4). */
function withPlaceNames(address: AddressInput): AddressInput {
  const { city, state_province_or_region: province } = address
  return { ...address, city: placeNamed(city) ?? city, state_province_or_region: placeNamed(province) ?? province }
}

/** Adds an address, or returns the stored one that is equal, as after a lost response (ADDRESS-7). */
export function addAddress(db: Db, userId: number, given: AddressInput): Promise<Address> {
  return transact(db, async tx => {
    const count = await lockAddresses(tx, userId)
    const address = withPlaceNames(given)
    const known = await findEqualAddress(tx, userId, address)
    if (known) return known
    if (count >= MAX_ADDRESSES) throw new AppError('conflict', 'address.too-many', { count: MAX_ADDRESSES })
    return insertAddress(tx, userId, address)
  })
}

export function changeAddress(db: Db, userId: number, id: number, address: AddressInput): Promise<Address> {
  return transact(db, async tx => {
    const { address_type } = await requireOwn(tx, userId, id)
    if (address_type !== address.address_type) throw fieldError('address_type', 'address.type-fixed')
    return updateAddress(tx, id, withPlaceNames(address))
  })
}

export function removeAddress(db: Db, userId: number, id: number): Promise<null> {
  return transact(db, async tx => {
    await requireOwn(tx, userId, id)
    if (await isPickedUpAt(tx, id)) throw new AppError('conflict', 'address.in-use')
    await deleteAddress(tx, id)
    return null
  })
}
