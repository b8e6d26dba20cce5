import { categoryPlans } from './category-plan.ts'
import { demoSellerStock } from './demo-seller-stock.ts'
import type { Dice } from './dice.ts'
import type { Draft, DraftState } from './draft.ts'
import { draftSubject, type Subject } from './draft-subject.ts'
import type { GarmentLine } from './garment-line.ts'
import { linesOf } from './garment-lines/all-lines.ts'
import type { SellerSketch } from './people.ts'
import { choosePrice } from './prices.ts'
import { chooseSeller, sellerNamed } from './seller-choice.ts'
import { demoSeller } from './sellers.ts'
import { type ShowcaseProduct, showcase } from './showcase.ts'
import { chooseSize } from './sizes.ts'
import { chooseCondition, chooseUnits, type Units } from './stock.ts'

interface DraftPlan {
  readonly group: string
  readonly category: number
  readonly state: DraftState
  readonly seller: SellerSketch | null
  readonly showcased: ShowcaseProduct | null
  readonly units: Units | null
}

function draftPlans(): DraftPlan[] {
  return categoryPlans.flatMap(({ id, group, onSale, sold }) => {
    const own = demoSellerStock.filter(stock => stock.category === id)
    const ownShowcase = (showcase[group] ?? []).filter(product => product.category === id)
    const plan = (state: DraftState, set: Partial<DraftPlan> = {}): DraftPlan => ({
      group,
      category: id,
      state,
      seller: null,
      showcased: null,
      units: null,
      ...set,
    })
    const demo = own.flatMap(({ state, count, units }) =>
      Array.from({ length: count }, () =>
        plan(state, {
          seller: demoSeller,
          units: units ? { quantity: units[0], soldUnits: units[1] } : null,
        }),
      ),
    )
    const shown = ownShowcase.map(showcased => plan('on sale', { showcased }))
    const restOnSale = onSale - shown.length - demo.filter(({ state }) => state === 'on sale').length
    const restSold = sold - demo.filter(({ state }) => state === 'sold').length
    return [
      ...shown,
      ...demo,
      ...Array.from({ length: restOnSale }, () => plan('on sale')),
      ...Array.from({ length: restSold }, () => plan('sold')),
    ]
  })
}

type Hidden = readonly [group: string, category: number, state: DraftState, seller: string]

const hidden: readonly Hidden[] = [
  ['men', 8, 'pending', 'peshawari_soles'],
  ['kids', 27, 'pending', 'mama_of_three'],
  ['men', 4, 'paused', 'usman_kurta_house'],
  ['women', 15, 'paused', 'anaya_closet'],
  ['women', 22, 'paused', 'bags_of_sadia'],
]

const hiddenPlans: readonly DraftPlan[] = hidden.map(([group, category, state, seller]) => ({
  group,
  category,
  state,
  seller: sellerNamed(seller),
  showcased: null,
  units: null,
}))

function draftOf(plan: DraftPlan, subject: Subject, line: GarmentLine, counts: Map<string, number>, dice: Dice): Draft {
  const condition = plan.units ? 1 : chooseCondition(line, dice)
  const seller = plan.seller ?? chooseSeller(line, counts, dice)
  const units = plan.units ?? chooseUnits(line, condition, plan.state, dice)
  return {
    fabric: subject.fabric,
    colour: subject.colour,
    accent: subject.accent,
    brand: subject.brand,
    line,
    condition,
    seller,
    group: plan.group,
    state: plan.state,
    size: chooseSize(line, dice.chance(seller.voice === 'precise' ? 0.85 : 0.35), dice),
    price: choosePrice(line, subject.fabric, subject.brand, condition, dice),
    quantity: units.quantity,
    soldUnits: plan.showcased ? 0 : units.soldUnits,
    takesOffers: dice.chance(0.82),
    title: plan.showcased?.title ?? null,
  }
}

/** Makes all products of the shop, without texts and unsorted. */
export function draftProducts(dice: Dice): Draft[] {
  const counts = new Map<string, number>()
  const uses = new Map<string, number>()
  return [...draftPlans(), ...hiddenPlans].map(plan => {
    const lines = linesOf(plan.category)
    const line = plan.showcased
      ? lines.find(({ garment }) => garment === plan.showcased?.garment)!
      : dice.weigh(lines, candidate => candidate.share)
    return draftOf(plan, plan.showcased ?? draftSubject(line, uses, dice), line, counts, dice)
  })
}
