import type { DraftFields } from '@closyyy/contract/drafts-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { NewPhoto, StoredPhoto } from '../photos/photo-response.ts'

export interface DraftRow {
  id: number
  fields: DraftFields
  is_ready: boolean
  created_at: string
  updated_at: string
  photos: StoredPhoto[]
}

const drafts = sql`
  select d.id, d.fields, d.is_ready, d.created_at, d.updated_at,
    coalesce((
      select json_agg(json_build_object(
        'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder) order by f.position, f.id)
      from draft_photos f where f.draft_id = d.id
    ), '[]') as photos
  from drafts d`

/** Locks a person, so that concurrent new drafts are counted one after the other. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
}

/** @returns false if the draft does not exist or belongs to somebody else */
export async function lockDraft(tx: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from drafts where id = ${id} and user_id = ${userId} for update`.execute(tx)
  return rows.length > 0
}

export async function findDraft(db: Db, userId: number, id: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`${drafts} where d.id = ${id} and d.user_id = ${userId}`.execute(db)
  return rows[0]
}

const hasReadiness = (isReady: boolean | undefined) =>
  isReady === undefined ? sql`true` : sql`d.is_ready = ${isReady}`

export async function findDrafts(
  db: Db,
  userId: number,
  isReady: boolean | undefined,
  limit: number,
  offset: number,
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    ${drafts} where d.user_id = ${userId} and ${hasReadiness(isReady)}
    order by d.updated_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countDrafts(db: Db, userId: number, isReady?: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from drafts d where d.user_id = ${userId} and ${hasReadiness(isReady)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A draft without its photos. */
export interface DraftContent {
  fields: DraftFields
  is_ready: boolean
}

const stored = ({ fields, is_ready }: DraftContent) => ({ fields: JSON.stringify(fields), is_ready })

export async function insertDraft(tx: Db, userId: number, content: DraftContent): Promise<number> {
  const values = { user_id: userId, ...stored(content) }
  const { id } = await tx.insertInto('drafts').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateDraftRow(tx: Db, id: number, content: DraftContent): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ ...stored(content), updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraftRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('drafts').where('id', '=', id).execute()
}

/** Adds photos without a position. @returns their ids */
export async function insertDraftPhotos(tx: Db, draftId: number, photos: readonly NewPhoto[]): Promise<number[]> {
  if (photos.length === 0) return []
  const made = await tx
    .insertInto('draft_photos')
    .values(photos.map(photo => ({ ...photo, draft_id: draftId })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

export async function orderDraftPhotos(tx: Db, draftId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update draft_photos f set position = placed.place - 1
    from unnest(${ids}::bigint[]) with ordinality placed (id, place)
    where placed.id = f.id and f.draft_id = ${draftId}`.execute(tx)
}

export function findDraftPhotos(tx: Db, draftId: number): Promise<StoredPhoto[]> {
  return tx
    .selectFrom('draft_photos')
    .select(['id', 'key', 'width', 'height', 'placeholder'])
    .where('draft_id', '=', draftId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** @returns the keys of the deleted photos */
export async function deleteDraftPhotos(tx: Db, draftId: number, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .deleteFrom('draft_photos')
    .where('draft_id', '=', draftId)
    .where('id', 'in', ids)
    .returning('key')
    .execute()
  return gone.map(({ key }) => key)
}
