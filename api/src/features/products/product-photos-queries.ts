import { MAX_PHOTOS } from '@closyyy/contract/products'
import type { Db } from '../../db/database.ts'
import { placesOf } from '../../db/expressions.ts'
import type { UploadedPhoto } from '../photos/photo-response.ts'

export async function hasPendingPhotos(db: Db, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('product_id', '=', productId)
    .where(eb => eb.or([eb('leaves', '=', true), eb('position', '>=', MAX_PHOTOS)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks live photos for removal with the next approval. */
export async function markLeaving(tx: Db, productId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('photos')
    .set({ leaves: true })
    .where('product_id', '=', productId)
    .where('id', 'in', ids)
    .where('position', '<', MAX_PHOTOS)
    .execute()
}

/** Deletes photos, of a live product only pending ones. @returns their keys */
export async function deletePhotos(
  tx: Db,
  productId: number,
  ids: number[],
  which: 'all' | 'waiting',
): Promise<string[]> {
  if (ids.length === 0) return []
  const from = which === 'all' ? 0 : MAX_PHOTOS
  const rows = await tx
    .deleteFrom('photos')
    .where('product_id', '=', productId)
    .where('id', 'in', ids)
    .where('position', '>=', from)
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

async function closeGaps(tx: Db, productId: number, from: number): Promise<void> {
  await tx
    .updateTable('photos as f')
    .from(eb =>
      eb
        .selectFrom('photos')
        .select(({ fn }) => [
          'id',
          fn
            .agg<number>('row_number')
            .over(window => window.orderBy(fn.coalesce('own_position', 'position')))
            .as('place'),
        ])
        .where('product_id', '=', productId)
        .where('position', '>=', from)
        .as('placed'),
    )
    .set(({ eb, lit }) => ({ position: eb('placed.place', '+', lit(from - 1)) }))
    .whereRef('placed.id', '=', 'f.id')
    .execute()
}

/** Finds the photos to which the client gave an id, without those that a revision removes. */
export function findUploadedPhotos(tx: Db, productId: number) {
  return tx
    .selectFrom('photos')
    .select(['id', 'upload_id'])
    .where('product_id', '=', productId)
    .where('upload_id', 'is not', null)
    .where('leaves', '=', false)
    .execute()
}

/** Appends pending photos. @returns their ids */
export async function insertPendingPhotos(
  tx: Db,
  productId: number,
  photos: readonly UploadedPhoto[],
): Promise<number[]> {
  await closeGaps(tx, productId, MAX_PHOTOS)
  if (photos.length === 0) return []
  const { waiting } = await tx
    .selectFrom('photos')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('product_id', '=', productId)
    .where('position', '>=', MAX_PHOTOS)
    .executeTakeFirstOrThrow()
  const first = MAX_PHOTOS + waiting
  const rows = await tx
    .insertInto('photos')
    .values(photos.map((photo, index) => ({ ...photo, product_id: productId, position: first + index })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findOwnPhotoIds(tx: Db, productId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where('product_id', '=', productId)
    .where('leaves', '=', false)
    .orderBy(({ fn }) => fn.coalesce('own_position', 'position'))
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders photos for the owner; the public order follows on approval. */
export async function placeOwnPhotos(tx: Db, productId: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('photos as f')
    .from(placesOf(ids))
    .set(({ eb }) => ({ own_position: eb('placed.place', '-', 1) }))
    .whereRef('placed.id', '=', 'f.id')
    .where('f.product_id', '=', productId)
    .execute()
}

/** Applies pending removals, additions and the owner's order. @returns the keys of removed photos */
export async function settlePhotos(tx: Db, productId: number): Promise<string[]> {
  const removed = await tx
    .deleteFrom('photos')
    .where('product_id', '=', productId)
    .where('leaves', '=', true)
    .returning('key')
    .execute()
  await closeGaps(tx, productId, 0)
  await tx.updateTable('photos').set({ own_position: null }).where('product_id', '=', productId).execute()
  return removed.map(({ key }) => key)
}
