import { categoryPlans } from './category-plan.ts'
import { demoSellerStock } from './demo-seller-stock.ts'
import type { Dice } from './dice.ts'
import type { Draft, Fate } from './draft.ts'
import { draftSubject, type Subject } from './draft-subject.ts'
import type { GarmentLine } from './garment-line.ts'
import { linesOf } from './garment-lines/all-lines.ts'
import type { SellerSketch } from './people.ts'
import { choosePrice } from './prices.ts'
import { chooseSeller, sellerNamed } from './seller-choice.ts'
import { demoSeller } from './sellers.ts'
import { type ShowPiece, showcase } from './showcase.ts'
import { chooseSize } from './sizes.ts'
import { chooseCondition, choosePieces, type Pieces } from './stock.ts'

interface Wish {
  readonly group: string
  readonly category: number
  readonly fate: Fate
  readonly seller: SellerSketch | null
  readonly piece: ShowPiece | null
  readonly pieces: Pieces | null
}

function wishes(): Wish[] {
  return categoryPlans.flatMap(({ id, group, onSale, sold }) => {
    const own = demoSellerStock.filter(stock => stock.category === id)
    const pieces = (showcase[group] ?? []).filter(piece => piece.category === id)
    const wish = (fate: Fate, set: Partial<Wish> = {}): Wish => ({
      group,
      category: id,
      fate,
      seller: null,
      piece: null,
      pieces: null,
      ...set,
    })
    const demo = own.flatMap(({ fate, count, pieces }) =>
      Array.from({ length: count }, () =>
        wish(fate, {
          seller: demoSeller,
          pieces: pieces ? { quantity: pieces[0], soldPieces: pieces[1] } : null,
        }),
      ),
    )
    const shown = pieces.map(piece => wish('on sale', { piece }))
    const restOnSale = onSale - shown.length - demo.filter(({ fate }) => fate === 'on sale').length
    const restSold = sold - demo.filter(({ fate }) => fate === 'sold').length
    return [
      ...shown,
      ...demo,
      ...Array.from({ length: restOnSale }, () => wish('on sale')),
      ...Array.from({ length: restSold }, () => wish('sold')),
    ]
  })
}

type Hidden = readonly [group: string, category: number, fate: Fate, seller: string]

const hidden: readonly Hidden[] = [
  ['men', 8, 'pending', 'peshawari_soles'],
  ['kids', 27, 'pending', 'mama_of_three'],
  ['men', 4, 'paused', 'usman_kurta_house'],
  ['women', 15, 'paused', 'anaya_closet'],
  ['women', 22, 'paused', 'bags_of_sadia'],
]

const hiddenWishes: readonly Wish[] = hidden.map(([group, category, fate, seller]) => ({
  group,
  category,
  fate,
  seller: sellerNamed(seller),
  piece: null,
  pieces: null,
}))

function draftOf(wish: Wish, subject: Subject, line: GarmentLine, counts: Map<string, number>, dice: Dice): Draft {
  const condition = wish.pieces ? 1 : chooseCondition(line, dice)
  const seller = wish.seller ?? chooseSeller(line, counts, dice)
  const pieces = wish.pieces ?? choosePieces(line, condition, wish.fate, dice)
  return {
    fabric: subject.fabric,
    colour: subject.colour,
    accent: subject.accent,
    brand: subject.brand,
    line,
    condition,
    seller,
    group: wish.group,
    fate: wish.fate,
    size: chooseSize(line, dice.chance(seller.voice === 'precise' ? 0.85 : 0.35), dice),
    price: choosePrice(line, subject.fabric, subject.brand, condition, dice),
    quantity: pieces.quantity,
    soldPieces: wish.piece ? 0 : pieces.soldPieces,
    takesOffers: dice.chance(0.82),
    title: wish.piece?.title ?? null,
  }
}

/** Makes all products of the shop, without texts and unsorted. */
export function draftProducts(dice: Dice): Draft[] {
  const counts = new Map<string, number>()
  const uses = new Map<string, number>()
  return [...wishes(), ...hiddenWishes].map(wish => {
    const lines = linesOf(wish.category)
    const line = wish.piece
      ? lines.find(({ garment }) => garment === wish.piece?.garment)!
      : dice.weigh(lines, candidate => candidate.share)
    return draftOf(wish, wish.piece ?? draftSubject(line, uses, dice), line, counts, dice)
  })
}
