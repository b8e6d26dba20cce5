import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'
import { keyOfPicture, picturePath } from './photo-response.ts'

export async function findDrawing(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('photos').select('drawn_from').where('key', '=', key).limit(1).executeTakeFirst()
  return row?.drawn_from ?? undefined
}

export async function findReferencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const isReferenced = anyOf(keys)
  const rows = await db
    .selectFrom('photos')
    .select('key')
    .where('key', '=', isReferenced)
    .unionAll(db.selectFrom('draft_photos').select('key').where('key', '=', isReferenced))
    .unionAll(db.selectFrom('rating_pictures').select('key').where('key', '=', isReferenced))
    .unionAll(db.selectFrom('dispute_photos').select('key').where('key', '=', isReferenced))
    .execute()
  const paths = keys.map(picturePath)
  const pictures = await db
    .selectFrom('users')
    .select('profile_picture')
    .where('profile_picture', '=', anyOf(paths))
    .execute()
  const keysOfPictures = pictures.flatMap(({ profile_picture }) => keyOfPicture(profile_picture ?? '') ?? [])
  return new Set([...rows.map(({ key }) => key), ...keysOfPictures])
}

/** Returns keys of demo covers on the first pages of every category, newest first. */
export async function findDrawnCovers(db: Db, perCategory: number): Promise<string[]> {
  const covers = await db
    .selectFrom('categories as c')
    .crossJoinLateral(eb =>
      eb
        .selectFrom('products as p')
        .select(['p.id', 'p.created_at'])
        .where(({ ref }) => ref('p.on_sale'))
        .whereRef('p.category_id', '=', 'c.id')
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(perCategory)
        .as('newest'),
    )
    .innerJoin('photos as f', 'f.product_id', 'newest.id')
    .select('f.key')
    .where('f.position', '=', 0)
    .where('f.drawn_from', 'is not', null)
    .orderBy('newest.created_at', 'desc')
    .execute()
  return covers.map(({ key }) => key)
}
