import type { CallData } from '@closyyy/contract/call'
import { conditions } from '@closyyy/contract/conditions'
import { listingCity } from '@closyyy/contract/listing-cities'
import { toPaisa } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/own-products-calls'
import { MAX_PHOTOS } from '@closyyy/contract/products'
import { cleanDescription } from '@closyyy/contract/products-text'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import { fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { allCategories } from '../categories/categories-service.ts'
import type { NewPhoto, StoredUpload, UploadedPhoto } from '../photos/photo-response.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { inOrder, separateUploads, withNewPhotos } from '../photos/photos-service.ts'
import { lockTrader } from '../trade-checks/trade-checks-service.ts'
import { countListing, type ListingLimits } from './listing-limits.ts'
import { insertPendingPhotos, settlePhotos } from './product-photos-queries.ts'
import { sizeColumns } from './product-sizes.ts'
import { requireDescription, requireTitle } from './product-text.ts'
import { findBrand, findPickupCity, findProductOfClient, insertProduct } from './product-writing-queries.ts'
import { type ProductsContext, showOwn } from './products-service.ts'

export interface ProductPhotosContext extends ProductsContext {
  photos: PhotoStore
}

export interface ClaimedDraft {
  photos: StoredUpload[]
  goneKeys: string[]
}

/** A draft that was published before. */
export interface PublishedDraft {
  productId: number
}

export type ClaimDraft = (
  tx: Db,
  userId: number,
  draftId: number,
  deletedPhotoIds: number[],
) => Promise<ClaimedDraft | PublishedDraft>

export interface ProductWritingContext extends ProductPhotosContext {
  claimDraft: ClaimDraft
  settings: Pick<Settings, 'offerTtlHours'> & { limits: ListingLimits }
}

type Given = CallRequest<typeof calls.createProduct>['body']

async function brandOf(db: Db, { brand_id, brand_name = '', custom_brand = '' }: Given) {
  if (brand_id !== undefined) {
    const brand = await findBrand(db, { id: brand_id })
    if (!brand) throw fieldError('brand_id', 'product.brand-required')
    return { brand_id: brand.id, custom_brand: null }
  }
  const isOther = brand_name.toLowerCase() === 'others'
  if (isOther && !custom_brand) throw fieldError('custom_brand', 'product.custom-brand-required')
  const name = isOther ? custom_brand : brand_name
  if (!name) throw fieldError('brand_name', 'product.brand-required')
  const brand = await findBrand(db, { name })
  return brand
    ? { brand_id: brand.id, custom_brand: null }
    : { brand_id: null, custom_brand: cleanBrand(isOther ? 'custom_brand' : 'brand_name', name) }
}

function cleanBrand(field: 'brand_name' | 'custom_brand', name: string): string {
  const cleaned = cleanDescription(name)
  if (!cleaned) throw fieldError('brand_name', 'product.brand-required')
  requirePublicTexts({ [field]: cleaned })
  return cleaned
}

async function requireCategory(db: Db, { category_id }: Given): Promise<number> {
  if (!(await allCategories(db)).some(({ id }) => id === category_id))
    throw fieldError('category_id', 'product.required')
  return category_id
}

export async function checkListing(db: Db, sellerId: number, given: Given) {
  const title = requireTitle(given.title, 'product.required')
  const description = requireDescription(given.description, 'product.required')
  const category_id = await requireCategory(db, given)
  if (!conditions.some(({ id }) => id === given.condition_id)) throw fieldError('condition_id', 'product.required')
  const addressCity = await findPickupCity(db, sellerId, given.address_id)
  if (addressCity === undefined) throw fieldError('address_id', 'product.required')
  const isSold = given.sold || given.quantity === 0
  return {
    seller_id: sellerId,
    title,
    description,
    price_paisa: toPaisa(given.price),
    quantity: given.quantity,
    quantity_left: given.quantity,
    category_id,
    ...(await brandOf(db, given)),
    condition_id: given.condition_id,
    city: listingCity(given.city ?? '') ?? addressCity,
    address_id: given.address_id,
    allow_offers: given.allow_offers,
    active: given.active,
    sold: isSold,
    sold_elsewhere_at: isSold ? new Date() : null,
    ...sizeColumns(category_id, given.size_data),
  }
}

/** Returns the photos of the draft and the request in order, and the keys of those that the request repeats (PHOTO-6). */
function photosInOrder(
  { photo_order, upload_ids }: Given,
  drafted: StoredUpload[],
  photos: readonly NewPhoto[],
): { all: UploadedPhoto[]; repeatedKeys: string[] } {
  const { added, repeatedKeys, idsOf } = separateUploads(photos, upload_ids, drafted)
  // Negative placeholders for the ids of new photos.
  const byId = new Map<number, UploadedPhoto>(added.map((photo, index) => [-1 - index, photo]))
  const newIds = idsOf([...byId.keys()])
  for (const { id, ...photo } of drafted) byId.set(id, photo)
  const current = drafted.map(({ id }) => id)
  return { all: inOrder(photo_order, current, newIds).flatMap(id => byId.get(id) ?? []), repeatedKeys }
}

interface CreatedProduct {
  id: number
  /** Photos that nothing refers to. */
  goneKeys: string[]
  was_listed: true | undefined
}

/** Inserts a product, or returns that which its draft became before, by the draft's id or the client's name for it. */
async function insertListing(
  tx: Db,
  { claimDraft, settings }: ProductWritingContext,
  row: Awaited<ReturnType<typeof checkListing>>,
  given: Given,
  added: readonly NewPhoto[],
): Promise<CreatedProduct> {
  const { client_id, draft_id } = given
  // So that of two calls with one name, the second finds the product of the first.
  if (client_id !== undefined) await lockAccount(tx, row.seller_id)
  const listedId = client_id && (await findProductOfClient(tx, row.seller_id, client_id))
  const drafted = draft_id && (await claimDraft(tx, row.seller_id, draft_id, given.delete_photo_ids))
  const addedKeys = added.map(({ key }) => key)
  if (drafted && 'productId' in drafted) return { id: drafted.productId, goneKeys: addedKeys, was_listed: true }
  if (listedId) {
    const draftKeys = drafted ? [...drafted.goneKeys, ...drafted.photos.map(({ key }) => key)] : []
    return { id: listedId, goneKeys: [...draftKeys, ...addedKeys], was_listed: true }
  }
  await countListing(tx, settings.limits, row.seller_id)
  const id = await insertProduct(tx, { ...row, draft_id, client_id })
  const { all, repeatedKeys } = photosInOrder(given, drafted ? drafted.photos : [], added)
  if (all.length > MAX_PHOTOS) throw fieldError('images', 'photo.too-many', { count: MAX_PHOTOS })
  await insertPendingPhotos(tx, id, all)
  await settlePhotos(tx, id)
  return { id, goneKeys: [...(drafted ? drafted.goneKeys : []), ...repeatedKeys], was_listed: undefined }
}

/** Creates a product, once per draft (DRAFT-5), also one that was not stored (DRAFT-6). */
export async function createProduct(
  context: ProductWritingContext,
  account: Account,
  given: Given,
): Promise<CallData<typeof calls.createProduct>> {
  const { db, counts, photos } = context
  const row = await checkListing(db, account.id, given)
  const { id, goneKeys, was_listed } = await withNewPhotos(photos, given.images, 'images', added =>
    transact(db, async tx => {
      await lockTrader(tx, account.id)
      return insertListing(tx, context, row, given, added)
    }),
  )
  await photos.discard(goneKeys)
  counts.forget()
  return { ...(await showOwn(db, id)), was_listed }
}
