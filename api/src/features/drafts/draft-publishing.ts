import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { StoredPhoto } from '../photos/photo-answer.ts'
import { deleteDraftPhotos, deleteDraftRow, findDraftPhotos, holdDraft } from './drafts-queries.ts'

export function noDraft(): AppError {
  return new AppError('not-found', 'This draft does not exist.')
}

/** What a draft leaves behind: its photos in their order, and the keys of those that nobody wants. */
interface TakenDraft {
  photos: StoredPhoto[]
  goneKeys: string[]
}

/** Ends a draft that becomes a product, in the caller's transaction. @throws AppError `not-found` */
export async function takeDraft(tx: Db, userId: number, id: number, unwanted: number[]): Promise<TakenDraft> {
  if (!(await holdDraft(tx, userId, id))) throw noDraft()
  const goneKeys = await deleteDraftPhotos(tx, id, unwanted)
  const photos = await findDraftPhotos(tx, id)
  await deleteDraftRow(tx, id)
  return { photos, goneKeys }
}
