import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { SQUARE } from './photo-response.ts'

/** Returns the description of a demo photo; undefined if there is none. */
export async function findDrawing(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('photos').select('drawn_from').where('key', '=', key).limit(1).executeTakeFirst()
  return row?.drawn_from ?? undefined
}

/** Filters the keys that a row references. */
export async function findReferencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys}::text[]) as k (key)
    where exists (select 1 from photos f where f.key = k.key)
      or exists (select 1 from draft_photos f where f.key = k.key)
      or exists (select 1 from rating_pictures f where f.key = k.key)
      or exists (select 1 from dispute_photos f where f.key = k.key)
      or exists (select 1 from users u where u.profile_picture = '/photos/' || k.key || '-' || ${SQUARE} || '.webp')`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

/** Returns keys of demo covers on the first pages of every category, newest first. */
export async function findDrawnCovers(db: Db, perCategory: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key
    from categories c
    cross join lateral (
      select p.id, p.created_at from products p where p.on_sale and p.category_id = c.id
      order by p.created_at desc, p.id desc limit ${perCategory}
    ) newest
    join photos f on f.product_id = newest.id and f.position = 0 and f.drawn_from is not null
    order by newest.created_at desc`.execute(db)
  return rows.map(row => row.key)
}
