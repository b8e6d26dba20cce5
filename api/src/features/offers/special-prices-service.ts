import type { SpecialPriceAudience } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { listBlocksOf } from '../blocks/blocks-service.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { listAccountsOnDevicesOf } from '../sessions/sessions-service.ts'
import { lockTrader } from '../trade-checks/trade-checks-service.ts'
import { expireOffersOf, lockOfferedProduct } from './offer-changes-queries.ts'
import { notifyOf } from './offer-notices.ts'
import { noProduct, requireOpenToOffers } from './offers-policy.ts'
import type { OffersContext } from './offers-service.ts'
import { requireSpecialPrice } from './special-prices-policy.ts'
import { type AudienceTerms, findAudiences, findRecipients, insertSpecialPrice } from './special-prices-queries.ts'

export type SpecialPriceSettings = Pick<Settings, 'offerTtlHours' | 'specialPriceDays'>

/** Every reason between a seller and a buyer that excludes the buyer belongs to `excluded` (OFFER-13). */
async function termsOf(
  db: Db,
  { offerTtlHours, specialPriceDays }: SpecialPriceSettings,
  sellerId: number,
): Promise<AudienceTerms> {
  const excluded = [...(await listAccountsOnDevicesOf(db, sellerId)), ...(await listBlocksOf(db, sellerId))]
  return { ttlHours: offerTtlHours, days: specialPriceDays, excluded }
}

/** Returns whom a special price would reach, for each of a seller's products. */
export async function listAudiences(
  db: Db,
  settings: SpecialPriceSettings,
  sellerId: number,
  productIds: readonly number[],
): Promise<Map<number, SpecialPriceAudience>> {
  return findAudiences(db, productIds, await termsOf(db, settings, sellerId))
}

/** Offers a lower price to everyone who likes a product, once in days (OFFER-13). @returns the number of buyers */
export async function sendSpecialPrice(
  { db, limit, link }: Pick<OffersContext, 'db' | 'limit' | 'link'>,
  settings: SpecialPriceSettings,
  sellerId: number,
  productId: number,
  price: number,
): Promise<{ recipients: number }> {
  await enforceLimit(db, limit, String(sellerId))
  return transact(db, async tx => {
    const product = await lockOfferedProduct(tx, productId)
    if (product?.seller_id !== sellerId) throw noProduct()
    await lockTrader(tx, sellerId)
    requireOpenToOffers(product)
    const price_paisa = requireSpecialPrice(price, product)
    const terms = await termsOf(tx, settings, sellerId)
    const isSent = (await findAudiences(tx, [productId], terms)).get(productId)?.next_at
    if (isSent) throw new AppError('conflict', 'special-price.too-soon', { count: terms.days })
    const buyers = await findRecipients(tx, productId, terms)
    if (buyers.length === 0) throw new AppError('conflict', 'special-price.nobody')
    await expireOffersOf(tx, terms.ttlHours, productId)
    const ids = await insertSpecialPrice(tx, product, price_paisa, buyers)
    await notifyOf(tx, 'special-price', ids, { ttlHours: terms.ttlHours, link })
    return { recipients: buyers.length }
  })
}
