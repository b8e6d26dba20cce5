import type { HeldOrderLink } from '@closyyy/contract/held-orders'
import type { Db } from '../../db/database.ts'
import type { StoredOrder } from '../orders/orders-service.ts'
import { listAccountsOnDevicesOf } from '../sessions/sessions-service.ts'
import { findAddresses, findPhone, shareBankAccount } from './order-links-queries.ts'

interface Address {
  address_line_1: string
  address_line_2: string | null
  city: string
}

/** Spellings of one address that differ in case, spaces, punctuation and the split into lines are equal. */
export function addressKey({ address_line_1, address_line_2, city }: Address): string {
  return [address_line_1, address_line_2 ?? '', city]
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

async function hasAddress(db: Db, userId: number, address: Address): Promise<boolean> {
  const key = addressKey(address)
  return (await findAddresses(db, userId)).some(each => addressKey(each) === key)
}

/** Returns what buyer and seller of an order share (HELD-1). */
export async function linksOf(db: Db, order: StoredOrder): Promise<HeldOrderLink[]> {
  const { seller_id: seller, buyer_id: buyer, buyer_phone: phone } = order
  const isShared: [HeldOrderLink, boolean][] = [
    ['phone', phone !== null && phone === (await findPhone(db, seller))],
    ['address', await hasAddress(db, seller, order)],
    ['device', buyer !== null && (await listAccountsOnDevicesOf(db, seller)).includes(buyer)],
    ['bank-account', buyer !== null && (await shareBankAccount(db, seller, buyer))],
  ]
  return isShared.flatMap(([link, is]) => (is ? [link] : []))
}
