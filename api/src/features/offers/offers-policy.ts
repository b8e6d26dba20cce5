/** Who moves, seen from a conversation; in one that nobody has begun, whoever does not sell the product is the buyer. */
export const offerActors = ['buyer', 'seller', 'other'] as const
export type OfferActor = (typeof offerActors)[number]

export const offerMoves = ['make', 'accept', 'reject', 'counter', 'update', 'undo'] as const
export type OfferMove = (typeof offerMoves)[number]

/** How a row of a conversation stands; `countered` is every row that is not the latest, `none` stands for no row at all. */
export const offerStates = [
  'none',
  'offered',
  'counter-offered',
  'accepted',
  'counter-accepted',
  'bought',
  'rejected',
  'counter-rejected',
  'expired',
  'counter-expired',
  'closed',
  'countered',
] as const
export type OfferState = (typeof offerStates)[number]

/** What a move leads to, or why it is refused, by the names of the API's failures. */
export type OfferOutcome =
  | 'offered'
  | 'counter-offered'
  | 'accepted'
  | 'rejected'
  | 'not-found'
  | 'not-allowed'
  | 'conflict'

/** The whole table (OFFER-4): a cell that is not named is refused by the state. */
const table: Record<OfferState, Partial<Record<`${OfferActor} ${OfferMove}`, OfferOutcome>>> = {
  none: { 'buyer make': 'offered' },
  offered: {
    'buyer accept': 'not-allowed',
    'buyer reject': 'not-allowed',
    'buyer update': 'offered',
    'seller accept': 'accepted',
    'seller reject': 'rejected',
    'seller counter': 'counter-offered',
  },
  'counter-offered': {
    'buyer accept': 'accepted',
    'buyer reject': 'rejected',
    'seller accept': 'not-allowed',
    'seller reject': 'not-allowed',
    'seller update': 'counter-offered',
  },
  accepted: { 'seller undo': 'offered' },
  'counter-accepted': { 'buyer undo': 'counter-offered' },
  bought: { 'buyer make': 'offered' },
  rejected: { 'buyer make': 'offered', 'buyer update': 'offered', 'seller undo': 'offered' },
  'counter-rejected': {
    'buyer make': 'offered',
    'buyer update': 'offered',
    'buyer undo': 'counter-offered',
    'seller counter': 'counter-offered',
  },
  expired: { 'buyer make': 'offered', 'buyer update': 'offered' },
  'counter-expired': { 'buyer make': 'offered', 'buyer update': 'offered', 'seller counter': 'counter-offered' },
  closed: { 'buyer make': 'offered' },
  countered: {},
}

/** What comes of a move: strangers learn nothing, a buyer never counters, all else is the table's to say. */
export function outcomeOf(state: OfferState, actor: OfferActor, move: OfferMove): OfferOutcome {
  if (actor === 'other') return 'not-found'
  if (actor === 'buyer' && move === 'counter') return 'not-allowed'
  return table[state][`${actor} ${move}`] ?? 'conflict'
}

/** What decides how a row stands. */
export interface OfferStanding {
  seller_id: number
  actor_id: number
  status: 'pending' | 'accepted' | 'rejected'
  action: 'offer' | 'counter' | 'expired' | 'closed' | 'countered'
  /** An order that was not cancelled names it. */
  is_used: boolean
}

/** The state of a conversation by its latest row. */
export function stateOf({ seller_id, actor_id, status, action, is_used }: OfferStanding): OfferState {
  const isSellers = actor_id === seller_id
  if (status === 'accepted' && is_used) return 'bought'
  if (status === 'accepted') return isSellers ? 'counter-accepted' : 'accepted'
  if (status === 'pending') return isSellers ? 'counter-offered' : 'offered'
  if (action === 'closed' || action === 'countered') return action
  if (action === 'expired') return isSellers ? 'counter-expired' : 'expired'
  return isSellers ? 'counter-rejected' : 'rejected'
}

export function actorOf(offer: { buyer_id: number; seller_id: number }, userId: number): OfferActor {
  if (userId === offer.buyer_id) return 'buyer'
  return userId === offer.seller_id ? 'seller' : 'other'
}
