import * as z from '@closyyy/contract/schema'
import { DraftClientId } from './drafts-schemas.ts'
import { listingCity } from './listing-cities.ts'
import { message } from './messages.ts'
import { PhotoOrder, UploadIds } from './photos-schemas.ts'
import { MAX_PHOTOS, MAX_PRICE, MAX_PRODUCT_QUANTITY } from './products.ts'
import { Product } from './products-schemas.ts'
import { Id, IdText } from './scalars.ts'
import { standardSizes } from './sizes.ts'
import { SizeValue } from './sizes-schemas.ts'

const required = message('product.required')
const requiredOnEdit = message('product.edit-required')
const titleTooLong = message('product.title-too-long')
const descriptionTooLong = message('product.description-too-long')
const priceZero = message('product.price-zero')

/** Whole rupees above 0 (PRODUCT-8). */
const Price = z
  .coercedNumber(priceZero)
  .check(
    z.positive(priceZero),
    z.int(message('product.price-digits')),
    z.maximum(MAX_PRICE, message('product.price-too-high')),
  )
const Quantity = z
  .coercedNumber()
  .check(z.int(message('product.quantity-whole')), z.nonnegative(), z.maximum(MAX_PRODUCT_QUANTITY))
/** Inches, or metres of cloth; at most two decimals. */
const Measure = z.optional(z.coercedNumber().check(z.nonnegative(), z.multipleOf(0.01), z.maximum(200)))
/** `size` is from the category's own sizes; older clients send `standard_size` instead (PRODUCT-4). */
const SizeInput = z.object({
  standard_size: z.optional(z.enum(standardSizes, required)),
  size: z.optional(SizeValue),
  chest: Measure,
  waist: Measure,
  hips: Measure,
  inseam: Measure,
  sleeve: Measure,
  shoulder: Measure,
  length: Measure,
  insole_length: Measure,
  heel_height: Measure,
  width: Measure,
  height: Measure,
  depth: Measure,
  strap_drop: Measure,
  shirt_cloth: Measure,
  trouser_cloth: Measure,
  dupatta_cloth: Measure,
})
const Location = z.optional(z.literal('Pakistan'))
const ShippingType = z.optional(z.literal('depopShipping'))
/** Maximum characters before cleaning; the cleaned text has limits of its own (PRODUCT-5). */
const MAX_RAW_LENGTH = 20_000

export const createProductSchemas = {
  body: z.object({
    title: z.string(required).check(z.maxLength(MAX_RAW_LENGTH, titleTooLong)),
    description: z.string(required).check(z.maxLength(MAX_RAW_LENGTH, descriptionTooLong)),
    price: Price,
    category_id: z.coercedNumber(required).check(z.int(required), z.positive(required)),
    /** A listed brand; takes precedence over `brand_name`. */
    brand_id: z.optional(IdText),
    /** A listed brand, else one of this product only; `others` refers to `custom_brand` (PRODUCT-9). */
    brand_name: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    custom_brand: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    condition_id: z.coercedNumber(required).check(z.int(required), z.positive(required)),
    /** A pickup address of the seller (ADDRESS-1). */
    address_id: z.coercedNumber(required).check(z.int(required), z.positive(required)),
    /** 0 means sold at once (PRODUCT-11). */
    quantity: z._default(Quantity, 1),
    /** A city of the form's list (LISTING-11), by default that of the address. */
    city: z.optional(
      z.string().check(
        z.trim(),
        z.refine(text => text === '' || listingCity(text) !== undefined, message('address.city-unlisted')),
      ),
    ),
    location: Location,
    shipping_type: ShippingType,
    allow_offers: z._default(z.boolean(), true),
    active: z._default(z.boolean(), true),
    sold: z._default(z.boolean(), false),
    size_data: z._default(SizeInput, {}),
    images: z._default(z.array(z.file()).check(z.maxLength(MAX_PHOTOS, message('photo.too-many'))), []),
    /** Draft to publish (DRAFT-3): it is deleted, its photos except `delete_photo_ids` come before `images`. */
    draft_id: z.optional(IdText),
    /** Name of the draft, stored or not: a repeated call returns the product of the first one (DRAFT-6). */
    client_id: z.optional(DraftClientId),
    delete_photo_ids: z._default(z.array(IdText).check(z.maxLength(MAX_PHOTOS)), []),
    upload_ids: UploadIds,
    photo_order: PhotoOrder,
  }),
  data: z.extend(Product, {
    /** True if an earlier call created the product, as it is returned, from the draft (DRAFT-5). */
    was_listed: z.optional(z.boolean()),
  }),
}

/** Omitted fields keep their values, so that a stale page reverts nothing (PRODUCT-14). */
export const updateProductSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    title: z.optional(z.string(requiredOnEdit).check(z.maxLength(MAX_RAW_LENGTH, titleTooLong))),
    description: z.optional(z.string(requiredOnEdit).check(z.maxLength(MAX_RAW_LENGTH, descriptionTooLong))),
    price: z.optional(Price),
    /** Units in total, sold ones included (PRODUCT-11). */
    quantity: z.optional(Quantity),
    sold: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    allow_offers: z.optional(z.boolean()),
    location: Location,
    shipping_type: ShippingType,
    /** Replaces size and all measurements. */
    size_data: z.optional(SizeInput),
  }),
  data: Product,
}

export const updateProductPhotosSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    delete_photo_ids: z._default(z.array(IdText).check(z.maxLength(2 * MAX_PHOTOS)), []),
    new_photos: z._default(
      z.array(z.file()).check(z.maxLength(MAX_PHOTOS, message('product.too-many-photos-on-edit'))),
      [],
    ),
    upload_ids: UploadIds,
    /** Ids of stored photos and `new` for the next of `new_photos`; by default new photos come last. */
    photo_order: PhotoOrder,
  }),
  data: Product,
}

export const relistProductSchemas = {
  params: z.object({ id: IdText }),
  data: Product,
}

export const deleteProductSchemas = {
  params: z.object({ id: IdText }),
  data: z.object({ id: Id }),
}
