import type { HeldOrderLink } from '@closyyy/contract/held-orders'
import type { Db } from '../../db/database.ts'
import { type PostalAddress, postalAddressKey } from '../addresses/postal-address-key.ts'
import type { StoredOrder } from '../orders/orders-service.ts'
import { findSellerFacts } from './order-links-queries.ts'

/** An order's fields that are compared with its seller's. */
export type LinkedOrder = PostalAddress & Pick<StoredOrder, 'seller_id' | 'buyer_id' | 'buyer_phone'>

type SellerFacts = Awaited<ReturnType<typeof findSellerFacts>>

/** Compares the phones of both sides, former ones included. */
function sharesPhone({ seller_id, buyer_phone }: LinkedOrder, { phone, former_phones }: SellerFacts): boolean {
  const formerOf = (isSeller: boolean) =>
    former_phones.filter(({ user_id }) => (user_id === seller_id) === isSeller).map(former => former.phone)
  const ofSeller = [phone, ...formerOf(true)]
  return [buyer_phone, ...formerOf(false)].some(each => each !== null && ofSeller.includes(each))
}

/** Returns what buyer and seller of an order share (HELD-1). */
export async function linksOf(db: Db, order: LinkedOrder): Promise<HeldOrderLink[]> {
  const seller = await findSellerFacts(db, order.seller_id, order.buyer_id)
  const address = postalAddressKey(order)
  const isShared: [HeldOrderLink, boolean][] = [
    ['phone', sharesPhone(order, seller)],
    ['address', seller.addresses.some(each => postalAddressKey(each) === address)],
    ['device', seller.shares_device],
    ['bank-account', seller.shares_bank_account],
  ]
  return isShared.flatMap(([link, is]) => (is ? [link] : []))
}
