import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { NewPhoto } from '../photos/photo-intake.ts'
import { deleteDraftRow, findDraftPhotos, holdDraft } from './drafts-queries.ts'

export function noDraft(): AppError {
  return new AppError('not-found', 'This draft does not exist.')
}

/** Ends a draft that becomes a product, in the caller's transaction. @returns its photos. @throws AppError `not-found` */
export async function takeDraft(tx: Db, userId: number, id: number): Promise<NewPhoto[]> {
  if (!(await holdDraft(tx, userId, id))) throw noDraft()
  const photos = await findDraftPhotos(tx, id)
  await deleteDraftRow(tx, id)
  return photos.map(({ key, width, height, placeholder }) => ({ key, width, height, placeholder }))
}
