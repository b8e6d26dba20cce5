import { demoBuyer } from './buyers.ts'
import { createDeck, type Deck } from './deck.ts'
import type { Dice } from './dice.ts'
import { sellerNamed } from './seller-choice.ts'
import { demoSeller } from './sellers.ts'
import type { DemoOrder, DemoProduct, DemoRating } from './shapes.ts'
import { ratingComments } from './wording/rating-comments.ts'

type Stars = DemoRating['rating']

/** The demo seller's five ratings, two of them by one buyer; 4.75 on average. */
const ownStars: readonly Stars[] = [5, 5, 4, 5, 4]

function chooseStars(seller: string, dice: Dice): Stars {
  if (dice.chance(sellerNamed(seller).care)) return 5
  return dice.weigh([4, 3, 2, 1] as const, stars => ({ 4: 66, 3: 23, 2: 8, 1: 3 })[stars])
}

/** All completed orders of the demo seller are rated; the demo buyer leaves the latest one for the visitor. */
function choosesToRate(order: DemoOrder, isOldestOfDemoBuyer: boolean, dice: Dice): boolean {
  if (order.status !== 'delivered' && order.status !== 'completed') return false
  if (order.buyer === demoBuyer.username) return isOldestOfDemoBuyer
  if (order.seller === demoSeller.username) return order.status === 'completed'
  return dice.chance(0.85)
}

const isClothing = (category: number) =>
  category <= 7 || (category >= 11 && category <= 19) || (category >= 24 && category <= 29) || category === 49

/** Returns whether a comment fits the products bought. */
function fitsGoods(comment: string, goods: readonly DemoProduct[]): boolean {
  const about = comment.split('|')[1]
  if (!about) return true
  return goods.every(({ category_id, brand }) => {
    if (about === 'worn') return isClothing(category_id)
    if (about === 'kids') return category_id >= 24 && category_id <= 31
    return about === 'brand' ? brand !== null : category_id >= 12 && category_id <= 23
  })
}

export function makeRatings(orders: readonly DemoOrder[], products: readonly DemoProduct[], dice: Dice): DemoRating[] {
  const decks = new Map<Stars, Deck>()
  const [oldestOfDemoBuyer] = orders
    .filter(order => order.buyer === demoBuyer.username && order.status === 'completed')
    .toSorted((a, b) => b.completed_hours_ago! - a.completed_hours_ago!)
  const rated = orders.filter(order => choosesToRate(order, order === oldestOfDemoBuyer, dice))
  let own = 0
  return rated.map(order => {
    const rating =
      order.seller === demoSeller.username ? ownStars[own++ % ownStars.length]! : chooseStars(order.seller, dice)
    const bought = new Set(order.items.map(item => item.product))
    const goods = products.filter(({ key }) => bought.has(key))
    const deck = decks.get(rating) ?? createDeck(ratingComments[rating], dice)
    decks.set(rating, deck)
    const arrived = order.completed_hours_ago ?? order.delivered_hours_ago!
    return {
      order: order.key,
      buyer: order.buyer,
      seller: order.seller,
      rating,
      comment: deck.deal(comment => fitsGoods(comment, goods))!.split('|')[0]!,
      hours_ago: Math.max(1, arrived - dice.whole(1, 50)),
    }
  })
}
