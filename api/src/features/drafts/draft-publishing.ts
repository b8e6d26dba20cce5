import { AppError } from '../../http/app-error.ts'
import type { TakeDraft } from '../products/product-creating-service.ts'
import { deleteDraftPhotos, deleteDraftRow, findDraftPhotos, lockDraft } from './drafts-queries.ts'

export function noSuchDraft(): AppError {
  return new AppError('not-found', 'draft.not-found')
}

export const takeDraft: TakeDraft = async (tx, userId, id, deletedPhotoIds) => {
  if (!(await lockDraft(tx, userId, id))) throw noSuchDraft()
  const goneKeys = await deleteDraftPhotos(tx, id, deletedPhotoIds)
  const photos = await findDraftPhotos(tx, id)
  await deleteDraftRow(tx, id)
  return { photos, goneKeys }
}
