import type { ProductPage } from '@closyyy/contract/products-schemas'
import type { getShop } from '@closyyy/contract/shops-calls'
import type { Shop, ShopText } from '@closyyy/contract/shops-schemas'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import { MAX_COUNTED, pageMeta } from '../../pagination.ts'
import { addShownProducts } from '../products/product-keys.ts'
import { showProducts } from '../products/products-service.ts'
import { countShopProducts, findShop, findShopProductIds, type ShopSelection, upsertShop } from './shops-queries.ts'

type ShopQuery = CallRequest<typeof getShop>['query']

async function pageOf(db: Db, selection: ShopSelection, query: ShopQuery): Promise<ProductPage> {
  const ids = await findShopProductIds(db, selection, query.per_page, (query.page - 1) * query.per_page)
  const meta = await pageMeta(ids.length, query, () => countShopProducts(db, selection, MAX_COUNTED + 1))
  const products = await showProducts(db, ids)
  return { data: ids.flatMap(id => products.get(id) ?? []), ...meta }
}

export async function changeDescription(db: Db, ownerId: number, description: string): Promise<ShopText> {
  requirePublicTexts({ description })
  return upsertShop(db, ownerId, description)
}

export async function openShop(
  db: Db,
  ownerId: number,
  query: ShopQuery,
  account: Account | undefined,
  keys: SurrogateKeys,
): Promise<Shop> {
  keys.addRows('shop', [ownerId])
  keys.addRows('person', [ownerId])
  const shop = await findShop(db, ownerId)
  if (!shop) throw new AppError('not-found', 'person.not-found')
  // Visible to their owner only (LIKE-1).
  if (query.filter && account?.id !== ownerId) throw new AppError('not-allowed', 'shop.list-private')
  const sold = query.sold === undefined ? undefined : query.sold === '1'
  const products = await pageOf(db, { ownerId, filter: query.filter, sold }, query)
  addShownProducts(keys, products.data)
  return { shop, products }
}
