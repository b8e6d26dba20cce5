import type * as calls from '@closyyy/contract/own-products-calls'
import { MAX_PHOTOS } from '@closyyy/contract/products'
import type { Product } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import type { NewPhoto } from '../photos/photo-response.ts'
import { inOrder, separateUploads, withNewPhotos } from '../photos/photos-service.ts'
import type { ProductPhotosContext } from './product-creating-service.ts'
import { requireAction } from './product-lifecycle-policy.ts'
import {
  deletePhotos,
  findOwnPhotoIds,
  findUploadedPhotos,
  hasPendingPhotos,
  insertPendingPhotos,
  markLeaving,
  placeOwnPhotos,
  settlePhotos,
} from './product-photos-queries.ts'
import { revisedTexts, revisionOf, submitRevision } from './product-revising.ts'
import { deleteRevision } from './product-revisions-queries.ts'
import { changeProduct, findStateColumns, lockProduct, undecided } from './product-writing-queries.ts'
import { noSuchProduct } from './products-policy.ts'
import { showOwn } from './products-service.ts'

type Given = CallRequest<typeof calls.updateProductPhotos>['body']

async function changePhotos(
  tx: Db,
  account: Account,
  id: number,
  { delete_photo_ids: ids, photo_order, upload_ids }: Given,
  uploads: readonly NewPhoto[],
): Promise<string[]> {
  const product = await lockProduct(tx, id)
  if (!product) throw noSuchProduct()
  requireAction(product, account, 'revise')
  const isLive = product.approval_status === 'approved'
  if (isLive) await markLeaving(tx, id, ids)
  const removedKeys = await deletePhotos(tx, id, ids, isLive ? 'waiting' : 'all')
  const { added, repeatedKeys, idsOf } = separateUploads(uploads, upload_ids, await findUploadedPhotos(tx, id))
  const current = await findOwnPhotoIds(tx, id)
  if (current.length + added.length > MAX_PHOTOS) throw fieldError('new_photos', 'product.too-many-photos-on-edit')
  const newIds = idsOf(await insertPendingPhotos(tx, id, added))
  await placeOwnPhotos(tx, id, inOrder(photo_order, current, newIds))
  if (!isLive) await changeProduct(tx, id, { ...revisedTexts(product), approval_status: 'pending', ...undecided })
  const isWaiting = isLive && (await hasPendingPhotos(tx, id))
  if (isLive) await submitRevision(tx, id, revisionOf(product))
  else await deleteRevision(tx, id)
  const settledKeys = isWaiting ? [] : await settlePhotos(tx, id)
  return [...removedKeys, ...repeatedKeys, ...settledKeys]
}

export async function updateProductPhotos(
  { db, counts, photos }: ProductPhotosContext,
  account: Account,
  id: number,
  given: Given,
): Promise<Product> {
  // Checks before processing photos, and again under the product's lock before writing.
  const product = await findStateColumns(db, id)
  if (!product) throw noSuchProduct()
  requireAction(product, account, 'revise')
  const { delete_photo_ids, new_photos, photo_order } = given
  if (delete_photo_ids.length + new_photos.length + photo_order.length === 0) return showOwn(db, id)
  const removedKeys = await withNewPhotos(photos, new_photos, 'new_photos', added =>
    transact(db, tx => changePhotos(tx, account, id, given, added)),
  )
  await photos.discard(removedKeys)
  counts.forget()
  return showOwn(db, id)
}
