/** Product price in every model run, in rupees; the minimum offer is half of it. */
export const FULL_PRICE = 2_500
const MIN_PRICE = FULL_PRICE / 2

export type Side = 'buyer' | 'seller'

/** A price of the conversation and its state. */
export interface NamedPrice {
  by: Side
  rupees: number
  fate: 'open' | 'accepted' | 'bought' | 'rejected' | 'expired' | 'closed' | 'replaced'
}

/** Models a conversation independently of the transition table (OFFER-4). */
export interface OfferStory {
  /** Oldest first. */
  prices: NamedPrice[]
  isSold: boolean
  isPaused: boolean
  takesOffers: boolean
}

export const newStory = (): OfferStory => ({ prices: [], isSold: false, isPaused: false, takesOffers: true })

/** An action on the latest price, or on the one before it. */
export interface StoryMove {
  move: 'make' | 'accept' | 'reject' | 'counter' | 'update'
  by: Side | 'stranger'
  rupees: number
  onEarlier: boolean
}

/** Events other than offer actions. */
export const storyEvents = [
  'wait',
  'buy',
  'cancel',
  'sell out',
  'restock',
  'pause',
  'resume',
  'allow',
  'forbid',
] as const
export type StoryEvent = (typeof storyEvents)[number]

const isEnded = (price: NamedPrice) => price.fate === 'rejected' || price.fate === 'expired'

/** Returns whether this side may take this action on the latest price. */
function mayMove(last: NamedPrice, move: Exclude<StoryMove['move'], 'make'>, by: Side): boolean | 'own' {
  const isOwn = last.by === by
  if (move === 'accept' || move === 'reject') return last.fate === 'open' && (isOwn ? 'own' : true)
  if (move === 'counter') return last.by === 'buyer' ? last.fate === 'open' : isEnded(last)
  return (last.fate === 'open' && isOwn) || (isEnded(last) && by === 'buyer')
}

function isFairPrice(by: Side, rupees: number): boolean {
  return rupees < FULL_PRICE && rupees >= (by === 'buyer' ? MIN_PRICE : 0.01)
}

function name(story: OfferStory, by: Side, rupees: number): void {
  const last = story.prices.at(-1)
  if (last?.fate === 'open') last.fate = 'replaced'
  story.prices.push({ by, rupees, fate: 'open' })
}

function tellOffer(story: OfferStory, by: StoryMove['by'], rupees: number): number {
  const { prices, isSold, isPaused, takesOffers } = story
  if (by === 'seller') return 409
  if (isPaused) return 404
  const isWaiting = ['open', 'accepted'].includes(prices.at(-1)?.fate ?? '')
  if (isSold || !takesOffers || isWaiting) return 409
  if (!isFairPrice('buyer', rupees)) return 422
  name(story, 'buyer', rupees)
  return 201
}

/** Applies an action of the side whose turn it is. */
function tellTurn(story: OfferStory, last: NamedPrice, move: StoryMove['move'], by: Side, rupees: number): number {
  if (move === 'reject') {
    last.fate = 'rejected'
    return 200
  }
  const isClosed = story.isSold || story.isPaused || (move === 'update' && by === 'buyer' && !story.takesOffers)
  if (isClosed) return 409
  if (move === 'accept') {
    last.fate = 'accepted'
    return 200
  }
  if (!isFairPrice(by, rupees)) return 422
  name(story, by, rupees)
  return 200
}

/** Applies an action. @returns the expected status of its response */
export function tellMove(story: OfferStory, { move, by, rupees, onEarlier }: StoryMove): number {
  if (move === 'make') return tellOffer(story, by, rupees)
  const last = story.prices.at(-1)
  if (!last || by === 'stranger') return 404
  if (move === 'counter' && by === 'buyer') return 403
  const may = !onEarlier && mayMove(last, move, by)
  if (may === 'own') return 403
  return may ? tellTurn(story, last, move, by, rupees) : 409
}

function turn(last: NamedPrice | undefined, before: NamedPrice['fate'], after: NamedPrice['fate']): boolean {
  if (last?.fate !== before) return false
  last.fate = after
  return true
}

/** Applies each event; false if it cannot happen now. */
const events: Record<StoryEvent, (story: OfferStory, last?: NamedPrice) => unknown> = {
  wait: (_, last) => turn(last, 'open', 'expired'),
  buy: (_, last) => turn(last, 'accepted', 'bought'),
  cancel: (_, last) => turn(last, 'bought', 'accepted'),
  'sell out': (story, last) => {
    story.isSold = true
    turn(last, 'open', 'closed')
  },
  restock: story => {
    story.isSold = false
  },
  pause: story => {
    story.isPaused = true
  },
  resume: story => {
    story.isPaused = false
  },
  allow: story => {
    story.takesOffers = true
  },
  forbid: story => {
    story.takesOffers = false
  },
}

/** Applies an event. @returns whether it can happen now */
export function tellEvent(story: OfferStory, event: StoryEvent): boolean {
  return events[event](story, story.prices.at(-1)) !== false
}
