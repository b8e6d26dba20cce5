import { buyers, demoBuyer, isToDemoBuyersTaste } from './buyers.ts'
import type { Dice } from './dice.ts'
import { demoSeller, sellers } from './sellers.ts'
import type { DemoFollow, DemoLike, DemoProduct } from './shapes.ts'
import { type Shopper, shoppers } from './shopper-choice.ts'

const plainBuyers = new Set([demoBuyer, ...buyers].map(({ username }) => username))

function hoursSince(joinedDays: number, dice: Dice): number {
  return dice.whole(2, Math.min(joinedDays, 120) * 24 - 24)
}

/** Makes follows; every other buyer follows the demo seller. */
export function makeFollows(dice: Dice): DemoFollow[] {
  const shops = [demoSeller, ...sellers]
  return shoppers.flatMap((follower, index) => {
    const count = plainBuyers.has(follower.username) ? dice.whole(4, 11) : dice.whole(1, 5)
    const others = shops.filter(shop => shop.username !== follower.username)
    const followed = new Set(dice.shuffle(others).slice(0, count))
    if (index % 2 === 0 && follower.username !== demoSeller.username) followed.add(demoSeller)
    return [...followed].map(shop => ({
      follower: follower.username,
      followed: shop.username,
      hours_ago: hoursSince(Math.min(follower.joined, shop.joined), dice),
    }))
  })
}

function likesOf({ username, joined }: Shopper, goods: readonly DemoProduct[], dice: Dice): DemoLike[] {
  const count = username === demoBuyer.username ? 14 : plainBuyers.has(username) ? dice.whole(5, 16) : dice.whole(0, 6)
  const liked = dice
    .shuffle(
      goods.filter(
        ({ seller, category_id }) =>
          seller !== username && (username !== demoBuyer.username || isToDemoBuyersTaste(category_id)),
      ),
    )
    .slice(0, count)
  return liked.map((product, index) => ({
    username,
    product: product.key,
    kind: index % 3 === 2 ? 'save' : 'like',
    hours_ago: Math.round(Math.min(product.listed_hours_ago, joined * 24) * dice.whole(5, 95)) / 100,
  }))
}

/** Makes likes and saves of products on sale. */
export function makeLikes(products: readonly DemoProduct[], dice: Dice): DemoLike[] {
  const goods = products.filter(
    ({ sold, active, approval_status }) => !sold && active && approval_status === 'approved',
  )
  return shoppers.flatMap(shopper => likesOf(shopper, goods, dice))
}
