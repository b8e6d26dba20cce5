import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit } from '../limits/limits-service.ts'
import { insertOffer, lockOfferedProduct, type OfferedProduct, settleOffer } from './offer-changes-queries.ts'
import { notifyOf } from './offer-notices.ts'
import { notAllowedError, stateError } from './offer-rules.ts'
import { actorOf, offerTransitions, stateOf } from './offers-policy.ts'
import { findLatestOffer, findOfferParties, type OfferRow } from './offers-queries.ts'

/** Dependencies of offers. */
export interface OffersContext {
  db: Db
  /** Hours until an open offer expires. */
  ttlHours: number
  /** Limit of new prices per account. */
  limit: Limit
  /** URL of the page that lists offers. */
  link: string
}

export const noSuchOffer = () => new AppError('not-found', 'offer.not-found')

/** A conversation locked until the transaction ends. */
export interface Conversation {
  product: OfferedProduct | undefined
  latest: OfferRow | undefined
}

export async function lockConversation(
  tx: Db,
  { ttlHours }: OffersContext,
  productId: number,
  buyerId: number,
): Promise<Conversation> {
  const product = await lockOfferedProduct(tx, productId)
  return { product, latest: await findLatestOffer(tx, ttlHours, productId, buyerId) }
}

/** The outcome of each allowed action. */
interface Outcomes {
  make: 'offered'
  accept: 'accepted'
  reject: 'rejected'
  counter: 'counter-offered'
  update: 'offered' | 'counter-offered'
  undo: 'offered' | 'counter-offered'
}

/** The outcome of an action on a row, or on the newest one. @throws AppError `not-found`, `not-allowed`, `conflict` */
export function requireAction<Action extends keyof Outcomes>(
  { latest }: Conversation,
  userId: number,
  action: Action,
  offerId = latest?.id,
): Outcomes[Action] {
  const current = latest ? stateOf(latest) : 'none'
  const state = latest && latest.id !== offerId ? 'countered' : current
  const outcome = offerTransitions.outcomeOf(state, latest ? actorOf(latest, userId) : 'buyer', action)
  if (outcome === 'not-found') throw noSuchOffer()
  if (outcome === 'not-allowed') throw notAllowedError(action)
  if (outcome === 'conflict') throw stateError(current, latest?.price_paisa ?? 0)
  return outcome as Outcomes[Action]
}

interface Price {
  price_paisa: number
  message: string
}

/** Appends an offer to a conversation and closes the open one. */
export async function appendOffer(
  tx: Db,
  context: OffersContext,
  { product, latest }: { product: OfferedProduct; latest: OfferRow | undefined },
  buyerId: number,
  next: 'offered' | 'counter-offered',
  price: Price,
): Promise<number> {
  if (latest) await settleOffer(tx, latest.id, 'rejected', latest.action === 'expired' ? 'expired' : 'countered')
  const isOffer = next === 'offered'
  const id = await insertOffer(tx, {
    product_id: product.id,
    buyer_id: buyerId,
    seller_id: product.seller_id,
    actor_id: isOffer ? buyerId : product.seller_id,
    action: isOffer ? 'offer' : 'counter',
    ...price,
  })
  await notifyOf(tx, isOffer ? 'offer-received' : 'offer-countered', [id], context.link)
  return id
}

/** Locks the conversation of an offer for one of its sides. @throws AppError `not-found` for everybody else */
export async function lockConversationOf(tx: Db, context: OffersContext, userId: number, offerId: number) {
  const parties = await findOfferParties(tx, offerId)
  if (!parties || actorOf(parties, userId) === 'other') throw noSuchOffer()
  return { parties, ...(await lockConversation(tx, context, parties.product_id, parties.buyer_id)) }
}
