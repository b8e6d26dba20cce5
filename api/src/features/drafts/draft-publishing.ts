import { AppError } from '../../http/app-error.ts'
import type { ClaimDraft } from '../products/product-creating-service.ts'
import { deleteDraftPhotos, deleteDraftRow, findDraftPhotos, findProductOfDraft, lockDraft } from './drafts-queries.ts'

export function noSuchDraft(): AppError {
  return new AppError('not-found', 'draft.not-found')
}

/** Claims a draft once; repeated calls return the product that it became (DRAFT-5). */
export const claimDraft: ClaimDraft = async (tx, userId, id, deletedPhotoIds) => {
  if (!(await lockDraft(tx, userId, id))) {
    const productId = await findProductOfDraft(tx, userId, id)
    if (productId === undefined) throw noSuchDraft()
    return { productId }
  }
  const goneKeys = await deleteDraftPhotos(tx, id, deletedPhotoIds)
  const photos = await findDraftPhotos(tx, id)
  await deleteDraftRow(tx, id)
  return { photos, goneKeys }
}
