import type { ProductPage } from '@closyyy/contract/products'
import type { getShop, Shop } from '@closyyy/contract/shops'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Asked } from '../../http/route.ts'
import { MOST_COUNTED } from '../products/product-counts.ts'
import type { Account } from '../sessions/account.ts'
import { canSeeMarked } from './shops-policy.ts'
import { countShopProducts, findShop, findShopProductIds, type ShopSelection } from './shops-queries.ts'
import { showProducts } from './shown-products-service.ts'

type ShopQuery = Asked<typeof getShop>['query']

async function pageOf(db: Db, selection: ShopSelection, { page, per_page }: ShopQuery): Promise<ProductPage> {
  const offset = (page - 1) * per_page
  const ids = await findShopProductIds(db, selection, per_page, offset)
  const seen = ids.length > 0 ? offset + ids.length : 0
  const isLast = ids.length < per_page && (ids.length > 0 || page === 1)
  const counted = isLast ? seen : Math.max(await countShopProducts(db, selection, MOST_COUNTED + 1), seen)
  const isCapped = !isLast && counted > MOST_COUNTED
  const total = isCapped ? Math.max(MOST_COUNTED, seen) : counted
  const pages = Math.max(1, Math.ceil(total / per_page))
  const products = await showProducts(db, ids)
  return {
    data: ids.flatMap(id => products.get(id) ?? []),
    current_page: page,
    last_page: isCapped && ids.length === per_page ? Math.max(pages, page + 1) : pages,
    per_page,
    total,
    ...(isCapped && { total_is_lower_bound: true }),
  }
}

/** A person's shop, or for its owner what they liked or saved. @throws AppError `not-found`, `not-allowed` */
export async function openShop(db: Db, ownerId: number, query: ShopQuery, account: Account | undefined): Promise<Shop> {
  const shop = await findShop(db, ownerId)
  if (!shop) throw new AppError('not-found', 'There is no such person.')
  if (query.filter && !canSeeMarked(ownerId, account))
    throw new AppError('not-allowed', 'Only its owner may see this list.')
  const sold = query.sold === undefined ? undefined : query.sold === '1'
  return { shop, products: await pageOf(db, { ownerId, mark: query.filter, sold }, query) }
}
