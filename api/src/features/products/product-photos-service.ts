import type { Product } from '@closyyy/contract/products'
import {
  MOST_IMAGES_ON_EDIT,
  MOST_PHOTOS,
  type updateProductPhotos as updateProductPhotosCall,
} from '@closyyy/contract/products-writing'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Asked } from '../../http/route.ts'
import { type NewPhoto, withNewPhotos } from '../photos/photo-intake.ts'
import type { Account } from '../sessions/account.ts'
import type { Workshop } from './product-creating-service.ts'
import { requireMove } from './product-life-policy.ts'
import {
  countOwnPhotos,
  deletePhotos,
  hasWaitingPhotos,
  insertWaiting,
  markLeaving,
  settlePhotos,
} from './product-photos-queries.ts'
import { deleteRevision, putRevision } from './product-revisions-queries.ts'
import { changeProduct, findStanding, lockProduct } from './product-writing-queries.ts'
import { noSuchProduct } from './products-policy.ts'
import { showOwn } from './products-service.ts'

type Given = Asked<typeof updateProductPhotosCall>['body']

function tooMany(): AppError {
  return new AppError('invalid', MOST_IMAGES_ON_EDIT, { new_photos: [MOST_IMAGES_ON_EDIT] })
}

/** Changes the set of photos. @returns the keys of files that nothing names any more */
async function changePhotos(
  tx: Db,
  account: Account,
  id: number,
  ids: number[],
  added: readonly NewPhoto[],
): Promise<string[]> {
  const product = await lockProduct(tx, id)
  if (!product) throw noSuchProduct()
  requireMove(product, account, 'revise')
  const isLive = product.approval_status === 'approved'
  if (isLive) await markLeaving(tx, id, ids)
  const gone = await deletePhotos(tx, id, ids, isLive ? 'waiting' : 'all')
  if ((await countOwnPhotos(tx, id)) + added.length > MOST_PHOTOS) throw tooMany()
  await insertWaiting(tx, id, added)
  if (!isLive) {
    await changeProduct(tx, id, { approval_status: 'pending', rejection_reason: null })
    return [...gone, ...(await settlePhotos(tx, id))]
  }
  if (product.revised_title !== null || (await hasWaitingPhotos(tx, id)))
    await putRevision(tx, id, product.revised_title)
  else await deleteRevision(tx, id)
  return gone
}

/** Takes photos from one's own product and adds others. @throws AppError `not-found`, `not-allowed`, `invalid`, `unavailable` */
export async function updateProductPhotos(
  { db, counts, photos }: Workshop,
  account: Account,
  id: number,
  { delete_photo_ids, new_photos }: Given,
): Promise<Product> {
  // Asked before the costly part and again, with the product held, before anything is written.
  const product = await findStanding(db, id)
  if (!product) throw noSuchProduct()
  requireMove(product, account, 'revise')
  if (delete_photo_ids.length === 0 && new_photos.length === 0) return showOwn(db, id)
  const gone = await withNewPhotos(photos, new_photos, 'new_photos', added =>
    db.transaction().execute(tx => changePhotos(tx, account, id, delete_photo_ids, added)),
  )
  await photos.remove(gone)
  counts.forget()
  return showOwn(db, id)
}
