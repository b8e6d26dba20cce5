import type { SpecialPriceAudience } from '@closyyy/contract/products-schemas'
import { MAX_SPECIAL_PRICE_RECIPIENTS } from '@closyyy/contract/special-prices'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isInForce } from '../../db/open-suspension.ts'
import type { OfferedProduct } from './offers-policy.ts'
import { isOverdue, isUsed } from './offers-queries.ts'

/** Settings and people on which the recipients of a special price depend. */
export interface AudienceTerms {
  ttlHours: number
  /** Days until the next special price for a product. */
  days: number
  /** Accounts that get none from this seller. */
  excluded: readonly number[]
}

/** Selects who likes or saved products and may get a special price now (OFFER-13). */
function recipientsOf(productIds: readonly number[], { ttlHours, excluded }: AudienceTerms): RawBuilder<unknown> {
  return sql`
    select l.product_id, l.user_id, max(l.created_at) as liked_at
    from (select * from likes union all select * from saves) l
    join products d on d.id = l.product_id
    where l.product_id = any(${productIds}::bigint[])
      and l.user_id <> d.seller_id and l.user_id <> all(${excluded}::bigint[])
      and not exists (select from suspensions p where p.user_id = l.user_id and ${isInForce})
      and not exists (select from deletion_requests r where r.user_id = l.user_id)
      and not exists (select from closed_accounts c where c.user_id = l.user_id)
      and not exists (
        select from offers o where o.product_id = l.product_id and o.buyer_id = l.user_id
          and (o.status = 'pending' and not ${isOverdue(ttlHours)} or o.status = 'accepted' and not ${isUsed})
      )
    group by l.product_id, l.user_id`
}

/** Returns the audience of each product, at most the maximum of one special price. */
export async function findAudiences(
  db: Db,
  productIds: readonly number[],
  terms: AudienceTerms,
): Promise<Map<number, SpecialPriceAudience>> {
  const { rows } = await sql<SpecialPriceAudience & { id: number }>`
    with recipients as (${recipientsOf(productIds, terms)})
    select d.id, least(${MAX_SPECIAL_PRICE_RECIPIENTS}::bigint, (
        select count(*) from recipients r where r.product_id = d.id
      )) as recipients, (
        select max(s.created_at) + make_interval(secs => ${terms.days * 86_400})
        from special_prices s
        where s.product_id = d.id and s.created_at > now() - make_interval(secs => ${terms.days * 86_400})
      ) as next_at
    from unnest(${productIds}::bigint[]) d (id)`.execute(db)
  return new Map(rows.map(({ id, ...audience }) => [id, audience]))
}

/** Returns the buyers who get a special price, those who liked the product last first. */
export async function findRecipients(tx: Db, productId: number, terms: AudienceTerms): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select r.user_id from (${recipientsOf([productId], terms)}) r
    order by r.liked_at desc, r.user_id limit ${MAX_SPECIAL_PRICE_RECIPIENTS}`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Makes one offer of the seller to each buyer. @returns the ids of the offers */
export async function insertSpecialPrice(
  tx: Db,
  { id: product_id, seller_id }: OfferedProduct,
  price_paisa: number,
  buyers: readonly number[],
): Promise<number[]> {
  const special = await tx
    .insertInto('special_prices')
    .values({ product_id, seller_id, price_paisa, recipients: buyers.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  const offer = { product_id, seller_id, actor_id: seller_id, price_paisa, action: 'counter' } as const
  const rows = await tx
    .insertInto('offers')
    .values(buyers.map(buyer_id => ({ ...offer, buyer_id, special_price_id: special.id })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
