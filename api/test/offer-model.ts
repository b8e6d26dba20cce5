/** Product price in every model run, in rupees; the minimum offer is half of it. */
export const FULL_PRICE = 2_500
const MIN_PRICE = FULL_PRICE / 2

export type Side = 'buyer' | 'seller'

export interface ModelPrice {
  by: Side
  rupees: number
  state: 'open' | 'accepted' | 'bought' | 'rejected' | 'expired' | 'closed' | 'replaced'
}

/** Models a conversation independently of the transition table (OFFER-4). */
export interface OfferModel {
  prices: ModelPrice[]
  isSold: boolean
  isPaused: boolean
  takesOffers: boolean
}

export const newModel = (): OfferModel => ({ prices: [], isSold: false, isPaused: false, takesOffers: true })

export interface ModelAction {
  action: 'make' | 'accept' | 'reject' | 'counter' | 'update'
  by: Side | 'outsider'
  rupees: number
  onEarlier: boolean
}

export const modelEvents = [
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
export type ModelEvent = (typeof modelEvents)[number]

const isEnded = (price: ModelPrice) => price.state === 'rejected' || price.state === 'expired'

function mayAct(last: ModelPrice, action: Exclude<ModelAction['action'], 'make'>, by: Side): boolean | 'own' {
  const isOwn = last.by === by
  if (action === 'accept' || action === 'reject') return last.state === 'open' && (isOwn ? 'own' : true)
  if (action === 'counter') return last.by === 'buyer' ? last.state === 'open' : isEnded(last)
  return (last.state === 'open' && isOwn) || (isEnded(last) && by === 'buyer')
}

function isFairPrice(by: Side, rupees: number): boolean {
  return rupees < FULL_PRICE && rupees >= (by === 'buyer' ? MIN_PRICE : 0.01)
}

function addPrice(model: OfferModel, by: Side, rupees: number): void {
  const last = model.prices.at(-1)
  if (last?.state === 'open') last.state = 'replaced'
  model.prices.push({ by, rupees, state: 'open' })
}

function applyOffer(model: OfferModel, by: ModelAction['by'], rupees: number): number {
  const { prices, isSold, isPaused, takesOffers } = model
  if (by === 'seller') return 409
  if (isPaused) return 404
  const isPending = ['open', 'accepted'].includes(prices.at(-1)?.state ?? '')
  if (isSold || !takesOffers || isPending) return 409
  if (!isFairPrice('buyer', rupees)) return 422
  addPrice(model, 'buyer', rupees)
  return 201
}

/** Applies an action of the side whose turn it is. */
function applyTurn(
  model: OfferModel,
  last: ModelPrice,
  action: ModelAction['action'],
  by: Side,
  rupees: number,
): number {
  if (action === 'reject') {
    last.state = 'rejected'
    return 200
  }
  const isClosed = model.isSold || model.isPaused || (action === 'update' && by === 'buyer' && !model.takesOffers)
  if (isClosed) return 409
  if (action === 'accept') {
    last.state = 'accepted'
    return 200
  }
  if (!isFairPrice(by, rupees)) return 422
  addPrice(model, by, rupees)
  return 200
}

/** Applies an action. @returns the expected status of its response */
export function applyAction(model: OfferModel, { action, by, rupees, onEarlier }: ModelAction): number {
  if (action === 'make') return applyOffer(model, by, rupees)
  const last = model.prices.at(-1)
  if (!last || by === 'outsider') return 404
  if (action === 'counter' && by === 'buyer') return 403
  const may = !onEarlier && mayAct(last, action, by)
  if (may === 'own') return 403
  return may ? applyTurn(model, last, action, by, rupees) : 409
}

function changeState(last: ModelPrice | undefined, before: ModelPrice['state'], after: ModelPrice['state']): boolean {
  if (last?.state !== before) return false
  last.state = after
  return true
}

const events: Record<ModelEvent, (model: OfferModel, last?: ModelPrice) => unknown> = {
  wait: (_, last) => changeState(last, 'open', 'expired'),
  buy: (_, last) => changeState(last, 'accepted', 'bought'),
  cancel: (_, last) => changeState(last, 'bought', 'accepted'),
  'sell out': (model, last) => {
    model.isSold = true
    changeState(last, 'open', 'closed')
  },
  restock: model => {
    model.isSold = false
  },
  pause: model => {
    model.isPaused = true
  },
  resume: model => {
    model.isPaused = false
  },
  allow: model => {
    model.takesOffers = true
  },
  forbid: model => {
    model.takesOffers = false
  },
}

/** Applies an event. @returns whether it can happen now */
export function applyEvent(model: OfferModel, event: ModelEvent): boolean {
  return events[event](model, model.prices.at(-1)) !== false
}
