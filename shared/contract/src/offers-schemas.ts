import * as z from '@closyyy/contract/schema'
import { type ErrorOption, message } from './messages.ts'
import { MAX_OFFER_MESSAGE_LENGTH, offerRowActions, offerStatuses } from './offers.ts'
import { BuyerAverage } from './order-ratings-schemas.ts'
import { MAX_PAGE_SIZE } from './pagination.ts'
import { pageQuery } from './pagination-schemas.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'

/** One row of a conversation; `price` and `offered_price` are equal, `actor_id` is the side that made it. */
export const Offer = z.object({
  id: Id,
  product_id: Id,
  buyer_id: Id,
  seller_id: Id,
  actor_id: Id,
  price: Rupees,
  offered_price: Rupees,
  /** Empty if none was sent. */
  message: z.string(),
  status: z.enum(offerStatuses),
  /** Kind of the row or, if it ended without a rejection, how it ended (OFFER-5). */
  action: z.enum(offerRowActions),
  product_title: z.string(),
  /** The smallest rendition of the cover. */
  product_image: z.nullable(z.string()),
  /** Current list price. */
  product_price: Rupees,
  product_sold: z.boolean(),
  buyer_name: z.string(),
  seller_name: z.string(),
  actor_name: z.string(),
  actor_profile_picture: z.nullable(z.string()),
  /** Returned to the seller only (RATING-7). */
  buyer_rating: z.optional(BuyerAverage),
  created_at: Timestamp,
  /** True if the seller sent it to everyone who likes the product (OFFER-13). */
  is_special_price: z.optional(z.boolean()),
  /** List price that closed the offer by falling to its price or below (OFFER-17). */
  closed_by_price: z.optional(Rupees),
  /** Expiry of an open row (OFFER-7); null once it has ended. */
  expires_at: z.nullable(Timestamp),
  /** `offerActions` that the caller may take now, none on a replaced row; ignore unknown ones of a newer API. */
  actions: z.array(z.string()),
})
export type Offer = z.infer<typeof Offer>

/** A page of conversations with the rows at `original`, where older clients read them. */
export const OfferList = z.object({
  original: z.array(Offer),
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_is_lower_bound: z.optional(z.boolean()),
})
export type OfferList = z.infer<typeof OfferList>

/** The rows of one conversation, oldest first. */
export const OfferConversation = z.object({ original: z.array(Offer) })
export type OfferConversation = z.infer<typeof OfferConversation>

const priceRequired = message('offer.price-required')
const productInvalid = message('offer.product-invalid')

/** Rupees with at most two decimals; range checks need the product and follow in the API. */
const price = (missing: ErrorOption, tooLow = missing) =>
  z.number(missing).check(z.positive(tooLow), z.multipleOf(0.01, message('offer.price-decimals')))

const Message = z._default(
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(MAX_OFFER_MESSAGE_LENGTH)))),
  '',
)

export const createOfferSchemas = {
  body: z.object({ product_id: Id, offer_price: price(priceRequired), message: Message }),
  data: Offer,
}

export const listOffersSchemas = {
  query: z.object({
    ...pageQuery,
    /** Full pages by default, unlike other lists. */
    per_page: z._default(z.coercedNumber().check(z.int(), z.positive(), z.maximum(MAX_PAGE_SIZE)), MAX_PAGE_SIZE),
  }),
  data: OfferList,
}

export const getOfferConversationSchemas = {
  query: z.object({ product_id: IdText, buyer_id: IdText, seller_id: IdText }),
  data: OfferConversation,
}

export const acceptOfferSchemas = {
  params: z.object({ id: IdText }),
  data: Offer,
}

export const rejectOfferSchemas = {
  params: z.object({ id: IdText }),
  data: Offer,
}

export const undoOfferAnswerSchemas = {
  params: z.object({ id: IdText }),
  data: Offer,
}

export const counterOfferSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ price: price(message('offer.price-invalid')) }),
  data: Offer,
}

export const updateOfferSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    offer_price: price(priceRequired, message('offer.price-zero')),
    /** Must match the product of the offer. */
    product_id: z.int(productInvalid).check(z.positive(productInvalid)),
    message: Message,
    /** If sent, must match the id in the path. */
    offer_id: z.optional(z.nullable(Id)),
  }),
  data: Offer,
}

export const sendSpecialPriceSchemas = {
  params: z.object({ id: IdText }),
  /** Whole rupees; the range depends on the product and is checked in the API. */
  body: z.object({ price: price(message('offer.price-invalid')).check(z.int(message('product.price-digits'))) }),
  data: z.object({ recipients: z.int() }),
}
