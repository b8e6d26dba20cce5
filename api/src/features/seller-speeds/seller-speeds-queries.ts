import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** How many of a seller's last answers and parcels count. */
const LAST = 20
/** Fewer say nothing. */
const MIN_ANSWERS = 3
const MIN_PARCELS = 5

/** Sellers measured by one statement. */
const BATCH = 200

interface Span {
  /** Time of the last measurement. */
  since: string
  started_at: string
}

async function findSpan(db: Db): Promise<Span> {
  const { rows } = await sql<Span>`
    select coalesce(max(measured_at), 'epoch') as since, now() as started_at from seller_speeds`.execute(db)
  return rows[0] as Span
}

async function findActiveSellers(db: Db, { since }: Span): Promise<number[]> {
  const { rows } = await sql<{ seller_id: number }>`
    with last as (
      select ${since}::timestamptz - interval '1 hour' as at
    )
    select o.seller_id from offers o, last where o.answered_at > last.at
    union select o.seller_id from offers o, last where o.action = 'counter' and o.created_at > last.at
    union select c.seller_id from chats c, last where c.answered_at > last.at
    union select o.seller_id from orders o, last where o.delivered_at > last.at
    order by seller_id`.execute(db)
  return rows.map(({ seller_id }) => seller_id)
}

/**
 * Measures sellers who answered an offer or a question or whose parcels arrived since the last measurement, everybody at the first
 * one (SHOP-6). An hour is measured again, because a transaction may commit late.
 */
export async function measureSellers(db: Db): Promise<void> {
  const span = await findSpan(db)
  const sellers = await findActiveSellers(db, span)
  for (let start = 0; start < sellers.length; start += BATCH) {
    const batch = sellers.slice(start, start + BATCH)
    // Only the last batch ends the measurement: one that was interrupted measures everybody again.
    await measure(db, batch, start + BATCH < sellers.length ? span.since : span.started_at)
  }
}

async function measure(db: Db, sellerIds: number[], measuredAt: string): Promise<void> {
  await sql`
    insert into seller_speeds as s (user_id, reply_minutes, delivery_days_from, delivery_days_to, measured_at)
    select a.seller_id, reply.minutes, delivery.days_from, delivery.days_to, ${measuredAt}
    from unnest(${sellerIds}::bigint[]) as a (seller_id)
    cross join lateral (
      select case when count(*) >= ${MIN_ANSWERS} then
        percentile_disc(0.5) within group (order by answer.minutes) end as minutes
      from (
        select ceil(extract(epoch from question.answered_at - question.created_at) / 60)::integer as minutes
        from (
          (
            select o.id, o.created_at, coalesce(o.answered_at, n.created_at) as answered_at
            from offers o
            left join lateral (
              select c.actor_id, c.created_at, c.special_price_id from offers c
              where c.product_id = o.product_id and c.buyer_id = o.buyer_id and c.id > o.id
              order by c.id limit 1
            ) n on n.actor_id = o.seller_id and n.special_price_id is null
            where o.seller_id = a.seller_id and o.actor_id = o.buyer_id
              and (o.answered_at is not null or n.created_at is not null)
            order by o.id desc limit ${LAST}
          ) union all (
            select c.id, c.created_at, c.answered_at from chats c
            where c.seller_id = a.seller_id and c.answered_at is not null
            order by c.id desc limit ${LAST}
          )
        ) question
        order by question.created_at desc, question.id desc limit ${LAST}
      ) answer
    ) reply
    cross join lateral (
      select
        case when count(*) >= ${MIN_PARCELS} then
          percentile_disc(0.2) within group (order by parcel.days) end as days_from,
        case when count(*) >= ${MIN_PARCELS} then
          greatest(
            percentile_disc(0.8) within group (order by parcel.days),
            percentile_disc(0.2) within group (order by parcel.days) + 1
          ) end as days_to
      from (
        select ceil(extract(epoch from o.delivered_at - o.created_at) / 86400)::smallint as days
        from orders o
        where o.seller_id = a.seller_id and o.delivered_at >= o.created_at
        order by o.id desc limit ${LAST}
      ) parcel
    ) delivery
    order by a.seller_id
    on conflict (user_id) do update set
      reply_minutes = excluded.reply_minutes,
      delivery_days_from = excluded.delivery_days_from,
      delivery_days_to = excluded.delivery_days_to,
      measured_at = excluded.measured_at`.execute(db)
}
