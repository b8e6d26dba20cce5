import { MAX_DRAFTS } from '@closyyy/contract/drafts'
import type * as calls from '@closyyy/contract/drafts-calls'
import type { Draft, DraftPage } from '@closyyy/contract/drafts-schemas'
import type { PhotoPlace } from '@closyyy/contract/photos'
import { MAX_PHOTOS } from '@closyyy/contract/products'
import type { Db } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { transact } from '../../db/transact.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { pageMeta } from '../../pagination.ts'
import type { NewPhoto } from '../photos/photo-response.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { inOrder, separateUploads, withNewPhotos } from '../photos/photos-service.ts'
import { type DraftInput, fieldsOf, isReady, presentDraft } from './draft-fields.ts'
import { noSuchDraft } from './draft-publishing.ts'
import {
  countDrafts,
  type DraftContent,
  deleteDraftPhotos,
  deleteDraftRow,
  findDraft,
  findDraftOfClient,
  findDraftPhotos,
  findDrafts,
  findProductOfDraft,
  insertDraft,
  insertDraftPhotos,
  lockDraft,
  orderDraftPhotos,
  updateDraftRow,
} from './drafts-queries.ts'

export interface DraftsContext {
  db: Db
  photos: PhotoStore
}

type DraftForm = DraftInput & { images: File[]; photo_order: PhotoPlace[]; upload_ids: string[] }

async function show(db: Db, userId: number, id: number): Promise<Draft> {
  const row = await findDraft(db, userId, id)
  if (!row) throw noSuchDraft()
  return presentDraft(row)
}

/** @throws AppError that tells a published draft from a deleted one (DRAFT-5) */
async function rejectMissing(db: Db, userId: number, id: number): Promise<never> {
  const isListed = (await findProductOfDraft(db, userId, id)) !== undefined
  throw isListed ? new AppError('conflict', 'draft.listed') : noSuchDraft()
}

async function contentOf(db: Db, userId: number, input: DraftInput): Promise<DraftContent> {
  const fields = fieldsOf(input)
  return { fields, is_ready: await isReady(db, userId, fields) }
}

export async function listDrafts(
  { db }: DraftsContext,
  userId: number,
  { ready, ...paging }: CallRequest<typeof calls.listDrafts>['query'],
): Promise<DraftPage> {
  const isReady = ready === undefined ? undefined : ready === '1'
  const rows = await findDrafts(db, userId, isReady, paging.per_page, (paging.page - 1) * paging.per_page)
  const meta = await pageMeta(rows.length, paging, () => countDrafts(db, userId, isReady))
  return { data: rows.map(presentDraft), ...meta }
}

/** Adds photos to a draft, those that it has already not again (PHOTO-6). @returns the keys of the latter */
async function addPhotos(
  tx: Db,
  id: number,
  photos: readonly NewPhoto[],
  { photo_order, upload_ids }: Pick<DraftForm, 'photo_order' | 'upload_ids'>,
): Promise<string[]> {
  const stored = await findDraftPhotos(tx, id)
  const { added, repeatedKeys, idsOf } = separateUploads(photos, upload_ids, stored)
  if (stored.length + added.length > MAX_PHOTOS) throw fieldError('images', 'photo.too-many', { count: MAX_PHOTOS })
  const newIds = idsOf(await insertDraftPhotos(tx, id, added))
  const current = stored.map(photo => photo.id)
  await orderDraftPhotos(tx, id, inOrder(photo_order, current, newIds))
  return repeatedKeys
}

/** Creates a draft, once per id of the client: a repeated call changes it (DRAFT-6). */
export async function createDraft(
  { db, photos }: DraftsContext,
  userId: number,
  { client_id, ...form }: DraftForm & { client_id?: string | undefined },
): Promise<Draft> {
  const content = await contentOf(db, userId, form)
  const { id, goneKeys } = await withNewPhotos(photos, form.images, 'images', added =>
    transact(db, async tx => {
      await lockAccount(tx, userId)
      const existing = client_id === undefined ? undefined : await findDraftOfClient(tx, userId, client_id)
      if (existing === undefined && (await countDrafts(tx, userId)) >= MAX_DRAFTS)
        throw new AppError('conflict', 'draft.too-many', { count: MAX_DRAFTS })
      if (existing !== undefined) await updateDraftRow(tx, existing, content)
      const made = existing ?? (await insertDraft(tx, userId, client_id, content))
      return { id: made, goneKeys: await addPhotos(tx, made, added, form) }
    }),
  )
  await photos.discard(goneKeys)
  return show(db, userId, id)
}

export async function updateDraft(
  { db, photos }: DraftsContext,
  userId: number,
  id: number,
  { delete_photo_ids, ...form }: DraftForm & { delete_photo_ids: number[] },
): Promise<Draft> {
  // Fails early, before the photos are processed; checked again under the lock.
  if (!(await findDraft(db, userId, id))) await rejectMissing(db, userId, id)
  const content = await contentOf(db, userId, form)
  const removedKeys = await withNewPhotos(photos, form.images, 'images', added =>
    transact(db, async tx => {
      if (!(await lockDraft(tx, userId, id))) await rejectMissing(tx, userId, id)
      const keys = await deleteDraftPhotos(tx, id, delete_photo_ids)
      const repeatedKeys = await addPhotos(tx, id, added, form)
      await updateDraftRow(tx, id, content)
      return [...keys, ...repeatedKeys]
    }),
  )
  await photos.discard(removedKeys)
  return show(db, userId, id)
}

export async function deleteDraft({ db, photos }: DraftsContext, userId: number, id: number): Promise<{ id: number }> {
  const removedKeys = await transact(db, async tx => {
    if (!(await lockDraft(tx, userId, id))) throw noSuchDraft()
    const keys = (await findDraftPhotos(tx, id)).map(({ key }) => key)
    await deleteDraftRow(tx, id)
    return keys
  })
  await photos.discard(removedKeys)
  return { id }
}
