import { MAX_CONVERSATION_ROWS } from '@closyyy/contract/offers'
import type { Offer, OfferConversation, OfferList } from '@closyyy/contract/offers-schemas'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { type Paging, pageMeta } from '../../pagination.ts'
import { listBlocksOf } from '../blocks/blocks-service.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { showBuyerAverages } from '../order-ratings/order-ratings-service.ts'
import { lockTrader } from '../trade-checks/trade-checks-service.ts'
import { findAnswer, insertOffer, lockOfferedProduct, reopenOffer, settleOffer } from './offer-changes-queries.ts'
import { closeOffersAbovePrice } from './offer-ending.ts'
import { notifyOf, notifyOfAnswer, type OfferNoticeTemplate, recallAnswer } from './offer-notices.ts'
import { presentOffer } from './offer-response.ts'
import {
  actionsOf,
  actorOf,
  noProduct,
  noSuchOffer,
  type OfferedProduct,
  requireAction,
  requireCounterPrice,
  requireOfferPrice,
  requireOnSale,
  requireTakesOffers,
  UNDO_SECONDS,
} from './offers-policy.ts'
import {
  countConversations,
  findConversation,
  findLatestOffer,
  findLatestOffers,
  findOffer,
  findOfferParties,
  type OfferRow,
} from './offers-queries.ts'

export interface OffersContext {
  db: Db
  ttlHours: number
  limit: Limit
  /** URL of the page that lists offers. */
  link: string
}

/** A conversation locked until the transaction ends. */
interface Conversation {
  product: OfferedProduct | undefined
  latest: OfferRow | undefined
}

async function lockConversation(
  tx: Db,
  { ttlHours }: OffersContext,
  productId: number,
  buyerId: number,
): Promise<Conversation> {
  const product = await lockOfferedProduct(tx, productId)
  return { product, latest: await findLatestOffer(tx, ttlHours, productId, buyerId) }
}

/** Locks the conversation of an offer for one of its sides. @throws AppError `not-found` for everyone else */
async function lockConversationOf(tx: Db, context: OffersContext, userId: number, offerId: number) {
  const parties = await findOfferParties(tx, offerId)
  if (!parties || actorOf(parties, userId) === 'other') throw noSuchOffer()
  if (userId === parties.seller_id && !parties.is_known_to_seller) throw noSuchOffer()
  return { parties, ...(await lockConversation(tx, context, parties.product_id, parties.buyer_id)) }
}

/** Rejects a message between two people of whom one blocked the other; offers without one stay possible (CHAT-4). */
async function requireReachable(tx: Db, buyerId: number, sellerId: number, message: string): Promise<void> {
  if (message !== '' && (await listBlocksOf(tx, buyerId)).includes(sellerId))
    throw new AppError('conflict', 'chat.unavailable')
}

async function appendOffer(
  tx: Db,
  context: OffersContext,
  { product, latest }: { product: OfferedProduct; latest: OfferRow | undefined },
  buyerId: number,
  next: 'offered' | 'counter-offered',
  price: { price_paisa: number; message: string },
): Promise<number> {
  const isOffer = next === 'offered'
  const actorId = isOffer ? buyerId : product.seller_id
  await lockTrader(tx, actorId)
  await requireReachable(tx, buyerId, product.seller_id, price.message)
  if (latest) await settleOffer(tx, latest.id, 'rejected', latest.action === 'expired' ? 'expired' : 'countered')
  const id = await insertOffer(tx, {
    product_id: product.id,
    buyer_id: buyerId,
    seller_id: product.seller_id,
    actor_id: actorId,
    action: isOffer ? 'offer' : 'counter',
    ...price,
  })
  await notifyOf(tx, isOffer ? 'offer-received' : 'offer-countered', [id], context)
  return id
}

/** Returns the rating of a row's buyer for its seller (RATING-7). */
async function showRatings(db: Db, userId: number, rows: OfferRow[]) {
  const received = rows.filter(row => row.seller_id === userId)
  const averageOf = await showBuyerAverages(db, [...new Set(received.map(row => row.buyer_id))])
  return (row: OfferRow) => (row.seller_id === userId ? averageOf(row.buyer_id) : undefined)
}

async function present(tx: Db, { ttlHours }: OffersContext, userId: number, id: number): Promise<Offer> {
  const row = await findOffer(tx, ttlHours, id)
  if (!row) throw noSuchOffer()
  const ratingIn = await showRatings(tx, userId, [row])
  return presentOffer(row, actionsOf(row, userId), ratingIn(row))
}

/** Makes a first offer, or a new one after the earlier one was closed. */
export async function makeOffer(
  context: OffersContext,
  userId: number,
  { product_id, offer_price, message }: { product_id: number; offer_price: number; message: string | null },
): Promise<Offer> {
  requirePublicTexts({ message })
  await enforceLimit(context.db, context.limit, String(userId))
  return transact(context.db, async tx => {
    const { product, latest } = await lockConversation(tx, context, product_id, userId)
    if (!product || (!product.is_public && product.seller_id !== userId)) throw noProduct()
    requireTakesOffers(product, userId)
    const next = requireAction(latest, userId, 'make')
    const price = { price_paisa: requireOfferPrice(offer_price, product), message: message ?? '' }
    return present(tx, context, userId, await appendOffer(tx, context, { product, latest }, userId, next, price))
  })
}

/** Nobody learns who rejected a special price (OFFER-15). */
const answerTemplates = {
  accepted: { offer: 'offer-accepted', counter: 'offer-counter-accepted', special: 'special-price-accepted' },
  rejected: { offer: 'offer-rejected', counter: 'offer-counter-rejected', special: undefined },
} as const satisfies Record<string, Record<string, OfferNoticeTemplate | undefined>>

export function answerOffer(
  context: OffersContext,
  userId: number,
  offerId: number,
  action: 'accept' | 'reject',
): Promise<Offer> {
  return transact(context.db, async tx => {
    const conversation = await lockConversationOf(tx, context, userId, offerId)
    const status = requireAction(conversation.latest, userId, action, offerId)
    if (action === 'accept') {
      requireOnSale(conversation.product ?? { sold: false, on_sale: false })
      await lockTrader(tx, userId)
    }
    await settleOffer(tx, offerId, status)
    const sellersPrice = conversation.latest?.special_price_id ? 'special' : 'counter'
    const template = answerTemplates[status][userId === conversation.parties.buyer_id ? sellersPrice : 'offer']
    if (template) await notifyOfAnswer(tx, template, offerId, context)
    return present(tx, context, userId, offerId)
  })
}

/** Undoes one's own answer within seconds (OFFER-1). */
export function undoAnswer(context: OffersContext, userId: number, offerId: number): Promise<Offer> {
  return transact(context.db, async tx => {
    const conversation = await lockConversationOf(tx, context, userId, offerId)
    requireAction(conversation.latest, userId, 'undo', offerId)
    const answer = await findAnswer(tx, offerId, UNDO_SECONDS)
    if (!answer?.is_fresh) throw new AppError('conflict', 'offer.undo-too-late')
    if (answer.is_in_cart) throw new AppError('conflict', 'offer.undo-in-cart')
    await reopenOffer(tx, offerId)
    await recallAnswer(tx, offerId)
    // The price may have been lowered since the offer was accepted (OFFER-19).
    await closeOffersAbovePrice(tx, context.ttlHours, conversation.parties.product_id)
    return present(tx, context, userId, offerId)
  })
}

export async function counterOffer(
  context: OffersContext,
  userId: number,
  offerId: number,
  price: number,
): Promise<Offer> {
  await enforceLimit(context.db, context.limit, String(userId))
  return transact(context.db, async tx => {
    const { parties, product, latest } = await lockConversationOf(tx, context, userId, offerId)
    const next = requireAction(latest, userId, 'counter', offerId)
    if (!product) throw noProduct()
    requireOnSale(product)
    const counter = { price_paisa: requireCounterPrice(price, product, 'price'), message: '' }
    const id = await appendOffer(tx, context, { product, latest }, parties.buyer_id, next, counter)
    return present(tx, context, userId, id)
  })
}

/** Makes a new offer after a closed one, or replaces one's own open price. */
export async function updateOffer(
  context: OffersContext,
  userId: number,
  offerId: number,
  body: { product_id: number; offer_price: number; message: string | null; offer_id?: number | null | undefined },
): Promise<Offer> {
  requirePublicTexts({ message: body.message })
  await enforceLimit(context.db, context.limit, String(userId))
  return transact(context.db, async tx => {
    const { parties, product, latest } = await lockConversationOf(tx, context, userId, offerId)
    if (parties.product_id !== body.product_id || (body.offer_id ?? offerId) !== offerId)
      throw fieldError('product_id', 'offer.product-invalid')
    const next = requireAction(latest, userId, 'update', offerId)
    if (!product) throw noProduct()
    const isOffer = next === 'offered'
    if (isOffer) requireTakesOffers(product, userId)
    else requireOnSale(product)
    const price_paisa = isOffer
      ? requireOfferPrice(body.offer_price, product)
      : requireCounterPrice(body.offer_price, product, 'offer_price')
    const price = { price_paisa, message: body.message ?? '' }
    const id = await appendOffer(tx, context, { product, latest }, parties.buyer_id, next, price)
    return present(tx, context, userId, id)
  })
}

export async function listOffers({ db, ttlHours }: OffersContext, userId: number, paging: Paging): Promise<OfferList> {
  const { page, per_page } = paging
  const rows = await findLatestOffers(db, ttlHours, userId, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, paging, () => countConversations(db, userId))
  const ratingIn = await showRatings(db, userId, rows)
  return { original: rows.map(row => presentOffer(row, actionsOf(row, userId), ratingIn(row))), ...meta }
}

/** Returns a conversation, oldest row first. @throws AppError `not-found` for everyone but its two sides */
export async function getConversation(
  { db, ttlHours }: OffersContext,
  userId: number,
  of: { product_id: number; buyer_id: number; seller_id: number },
): Promise<OfferConversation> {
  if (actorOf(of, userId) === 'other') throw new AppError('not-found', 'offer.conversation-not-found')
  const rows = await findConversation(db, ttlHours, of, userId, MAX_CONVERSATION_ROWS)
  const [latest] = rows
  const actionsIn = (row: OfferRow) => (row === latest ? actionsOf(row, userId) : [])
  const ratingIn = await showRatings(db, userId, rows)
  return { original: rows.toReversed().map(row => presentOffer(row, actionsIn(row), ratingIn(row))) }
}
