import { MAX_DRAFTS } from '@closyyy/contract/drafts'
import type * as calls from '@closyyy/contract/drafts-calls'
import type { Draft, DraftPage } from '@closyyy/contract/drafts-schemas'
import type { PhotoPlace } from '@closyyy/contract/photos'
import { MAX_PHOTOS } from '@closyyy/contract/products-writing'
import type { Db } from '../../db/database.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { pageMeta } from '../../paging.ts'
import { type NewPhoto, withNewPhotos } from '../photos/photo-intake.ts'
import { inOrder } from '../photos/photo-order.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { fieldsOf, type GivenFields, isReady, presentDraft } from './draft-fields.ts'
import { noDraft } from './draft-publishing.ts'
import {
  changeDraft,
  countDrafts,
  type DraftContent,
  deleteDraftPhotos,
  deleteDraftRow,
  findDraft,
  findDraftPhotos,
  findDrafts,
  insertDraft,
  insertDraftPhotos,
  lockDraft,
  lockUser,
  placeDraftPhotos,
} from './drafts-queries.ts'

/** Dependencies of drafts. */
export interface DraftsContext {
  db: Db
  photos: PhotoStore
}

type Given = GivenFields & { images: File[]; photo_order: PhotoPlace[] }

async function show(db: Db, userId: number, id: number): Promise<Draft> {
  const row = await findDraft(db, userId, id)
  if (!row) throw noDraft()
  return presentDraft(row)
}

async function contentOf(db: Db, userId: number, given: GivenFields): Promise<DraftContent> {
  const fields = fieldsOf(given)
  return { fields, is_ready: await isReady(db, userId, fields) }
}

/** A person's own drafts, the last changed first. */
export async function listDrafts(
  { db }: DraftsContext,
  userId: number,
  { ready, ...paging }: CallRequest<typeof calls.listDrafts>['query'],
): Promise<DraftPage> {
  const wanted = ready === undefined ? undefined : ready === '1'
  const rows = await findDrafts(db, userId, wanted, paging.per_page, (paging.page - 1) * paging.per_page)
  const meta = await pageMeta(rows.length, paging, () => countDrafts(db, userId, wanted))
  return { data: rows.map(presentDraft), ...meta }
}

/** Adds photos and puts all in order. @throws AppError `invalid` where they are too many */
async function addPhotos(tx: Db, id: number, added: readonly NewPhoto[], order: readonly PhotoPlace[]): Promise<void> {
  const standing = (await findDraftPhotos(tx, id)).map(photo => photo.id)
  if (standing.length + added.length > MAX_PHOTOS) throw fieldError('images', 'photo.too-many', { count: MAX_PHOTOS })
  await placeDraftPhotos(tx, id, inOrder(order, standing, await insertDraftPhotos(tx, id, added)))
}

/** Keeps a new draft. @throws AppError `conflict` beyond the most that one person keeps, `invalid` for a photo */
export async function createDraft({ db, photos }: DraftsContext, userId: number, given: Given): Promise<Draft> {
  const content = await contentOf(db, userId, given)
  const id = await withNewPhotos(photos, given.images, 'images', added =>
    db.transaction().execute(async tx => {
      await lockUser(tx, userId)
      if ((await countDrafts(tx, userId)) >= MAX_DRAFTS)
        throw new AppError('conflict', 'draft.too-many', { count: MAX_DRAFTS })
      const made = await insertDraft(tx, userId, content)
      await addPhotos(tx, made, added, given.photo_order)
      return made
    }),
  )
  return show(db, userId, id)
}

/** Replaces what was typed and changes the photos. @throws AppError `not-found`, `invalid` */
export async function updateDraft(
  { db, photos }: DraftsContext,
  userId: number,
  id: number,
  { delete_photo_ids, ...given }: Given & { delete_photo_ids: number[] },
): Promise<Draft> {
  // CallRequest before the costly part and again, with the draft held, before anything is written.
  await show(db, userId, id)
  const content = await contentOf(db, userId, given)
  const gone = await withNewPhotos(photos, given.images, 'images', added =>
    db.transaction().execute(async tx => {
      if (!(await lockDraft(tx, userId, id))) throw noDraft()
      const keys = await deleteDraftPhotos(tx, id, delete_photo_ids)
      await addPhotos(tx, id, added, given.photo_order)
      await changeDraft(tx, id, content)
      return keys
    }),
  )
  await photos.remove(gone)
  return show(db, userId, id)
}

/** Throws a draft and its photos away. @throws AppError `not-found` */
export async function deleteDraft({ db, photos }: DraftsContext, userId: number, id: number): Promise<{ id: number }> {
  const gone = await db.transaction().execute(async tx => {
    if (!(await lockDraft(tx, userId, id))) throw noDraft()
    const keys = (await findDraftPhotos(tx, id)).map(({ key }) => key)
    await deleteDraftRow(tx, id)
    return keys
  })
  await photos.remove(gone)
  return { id }
}
