import type { Dice } from './dice.ts'
import { chooseCounterPrice, chooseOfferPrice } from './offer-prices.ts'
import type { DemoOfferRow, DemoOfferState, DemoProduct } from './shapes.ts'
import { counterMessages, offerMessages } from './wording/offer-messages.ts'

/** A conversation before its rows are written. */
export interface OfferScene {
  readonly product: DemoProduct
  readonly buyer: string
  readonly state: DemoOfferState
  /** Age of the last row. */
  readonly hoursAgo: number
  /** Accepted price, if an order determines it. */
  readonly price: number | null
}

function round(hours: number): number {
  return Math.round(hours * 100) / 100
}

function earlier(scene: OfferScene, most: number, dice: Dice): number {
  const room = Math.min(most, (scene.product.listed_hours_ago - scene.hoursAgo) * 0.8)
  return round(scene.hoursAgo + Math.max(0.02, (room * dice.whole(20, 90)) / 100))
}

function offerRow(scene: OfferScene, state: DemoOfferState, price: number, hoursAgo: number, dice: Dice): DemoOfferRow {
  return {
    actor: scene.buyer,
    kind: 'offer',
    price,
    message: dice.chance(0.65) ? dice.pick(offerMessages) : null,
    state,
    hours_ago: hoursAgo,
  }
}

/** Writes the rows of a conversation, oldest first. */
export function writeOfferRows(scene: OfferScene, dice: Dice): DemoOfferRow[] {
  const { product, state, hoursAgo } = scene
  const price = scene.price ?? chooseOfferPrice(product.price, 64, 92, dice)
  if (state === 'countered') {
    const counter: DemoOfferRow = {
      actor: product.seller,
      kind: 'counter',
      price: chooseCounterPrice(product.price, price, dice),
      message: dice.chance(0.7) ? dice.pick(counterMessages) : null,
      state: 'pending',
      hours_ago: hoursAgo,
    }
    return [offerRow(scene, 'countered', price, earlier(scene, 30, dice), dice), counter]
  }
  const lowest = chooseOfferPrice(product.price, 50, 60, dice)
  const triedBefore = state !== 'expired' && lowest < price && dice.chance(0.25)
  const last = offerRow(scene, state, price, hoursAgo, dice)
  return triedBefore ? [offerRow(scene, 'rejected', lowest, earlier(scene, 40, dice), dice), last] : [last]
}
