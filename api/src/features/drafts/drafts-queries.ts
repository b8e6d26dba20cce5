import type { DraftFields } from '@closyyy/contract/drafts-schemas'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { now, placesOf } from '../../db/expressions.ts'
import type { StoredUpload, UploadedPhoto } from '../photos/photo-response.ts'

export interface DraftRow {
  id: number
  fields: DraftFields
  is_ready: boolean
  created_at: string
  updated_at: string
  photos: StoredUpload[]
}

function selectDrafts(db: Db, userId: number) {
  return db
    .selectFrom('drafts as d')
    .select(['d.id', 'd.fields', 'd.is_ready', 'd.created_at', 'd.updated_at'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('draft_photos as f')
          .select(['f.id', 'f.key', 'f.width', 'f.height', 'f.placeholder', 'f.upload_id'])
          .whereRef('f.draft_id', '=', 'd.id')
          .orderBy('f.position')
          .orderBy('f.id'),
      ).as('photos'),
    )
    .where('d.user_id', '=', userId)
}

/** @returns false if the draft does not exist or belongs to another person */
export async function lockDraft(tx: Db, userId: number, id: number): Promise<boolean> {
  const draft = await tx
    .selectFrom('drafts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return draft !== undefined
}

/** Returns the person's product that was created from a draft, unless it is deleted. */
export async function findProductOfDraft(db: Db, userId: number, draftId: number): Promise<number | undefined> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('seller_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return product?.id
}

export function findDraft(db: Db, userId: number, id: number): Promise<DraftRow | undefined> {
  return selectDrafts(db, userId).where('d.id', '=', id).executeTakeFirst()
}

export function findDrafts(
  db: Db,
  userId: number,
  isReady: boolean | undefined,
  limit: number,
  offset: number,
): Promise<DraftRow[]> {
  return selectDrafts(db, userId)
    .$if(isReady !== undefined, drafts => drafts.where('d.is_ready', '=', isReady as boolean))
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countDrafts(db: Db, userId: number, isReady?: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(isReady !== undefined, drafts => drafts.where('is_ready', '=', isReady as boolean))
    .executeTakeFirstOrThrow()
  return count
}

export interface DraftContent {
  fields: DraftFields
  is_ready: boolean
}

const stored = ({ fields, is_ready }: DraftContent) => ({ fields: JSON.stringify(fields), is_ready })

/** Finds the person's draft to which the client gave an id. */
export async function findDraftOfClient(tx: Db, userId: number, clientId: string): Promise<number | undefined> {
  const draft = await tx
    .selectFrom('drafts')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return draft?.id
}

export async function insertDraft(
  tx: Db,
  userId: number,
  clientId: string | undefined,
  content: DraftContent,
): Promise<number> {
  const values = { user_id: userId, client_id: clientId, ...stored(content) }
  const { id } = await tx.insertInto('drafts').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateDraftRow(tx: Db, id: number, content: DraftContent): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ ...stored(content), updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraftRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('drafts').where('id', '=', id).execute()
}

/** Adds photos without a position. @returns their ids */
export async function insertDraftPhotos(tx: Db, draftId: number, photos: readonly UploadedPhoto[]): Promise<number[]> {
  if (photos.length === 0) return []
  const rows = await tx
    .insertInto('draft_photos')
    .values(photos.map(photo => ({ ...photo, draft_id: draftId })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function orderDraftPhotos(tx: Db, draftId: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('draft_photos as f')
    .from(placesOf(ids))
    .set(({ eb }) => ({ position: eb('placed.place', '-', 1) }))
    .whereRef('placed.id', '=', 'f.id')
    .where('f.draft_id', '=', draftId)
    .execute()
}

export function findDraftPhotos(tx: Db, draftId: number): Promise<StoredUpload[]> {
  return tx
    .selectFrom('draft_photos')
    .select(['id', 'key', 'width', 'height', 'placeholder', 'upload_id'])
    .where('draft_id', '=', draftId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function deleteDraftPhotos(tx: Db, draftId: number, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .deleteFrom('draft_photos')
    .where('draft_id', '=', draftId)
    .where('id', 'in', ids)
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}
