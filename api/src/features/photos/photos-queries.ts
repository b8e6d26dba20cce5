import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What a drawn photo shows, or undefined where no such photo is drawn. */
export async function findDrawing(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('photos').select('drawn_from').where('key', '=', key).limit(1).executeTakeFirst()
  return row?.drawn_from ?? undefined
}

/** Keys of the drawn covers that the first pages of every category show, newest first. */
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
