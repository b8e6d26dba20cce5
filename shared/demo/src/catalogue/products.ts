import { createDescriptionWriter } from './descriptions.ts'
import { createDice, type Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import { draftProducts } from './drafts.ts'
import { arrangeDrafts, hoursAtPlace } from './listing-order.ts'
import { photographProduct } from './photo-sets.ts'
import type { DemoProduct } from './shapes.ts'
import { writeTitle } from './titles.ts'

const REJECTION =
  'The photos show another brand label than the one you chose. Please correct the brand or add a photo of the label.'

const smallWords = new Set(['in', 'by', 'for', 'size', 'to'])

/** Normalises a title so that reordered words count as a duplicate. */
function gistOf(title: string): string {
  const words = title.toLowerCase().split(' ')
  return words
    .filter(word => !smallWords.has(word))
    .sort()
    .join(' ')
}

/** Generates titles until one is unique. */
function createTitleWriter(dice: Dice) {
  const taken = new Set<string>()
  return function titleOf(draft: Draft): string {
    let title = draft.title ?? ''
    for (let attempt = 0; title === '' || (taken.has(gistOf(title)) && attempt < 60); attempt++) {
      title = writeTitle({ ...draft, voice: draft.seller.voice }, dice)
    }
    taken.add(gistOf(title))
    return title
  }
}

function statusOf(draft: Draft): DemoProduct['approval_status'] {
  return draft.state === 'pending' || draft.state === 'rejected' ? draft.state : 'approved'
}

/** Sold and hidden products are not part of the listing order; they were listed days to months ago. */
function hoursSinceListed(draft: Draft, dice: Dice): number {
  if (draft.state === 'pending') return dice.whole(3, 30)
  return draft.state === 'rejected' ? dice.whole(40, 70) : dice.whole(14 * 24, 100 * 24)
}

/** Size of an unstitched suit by its title, as a number of pieces: a suit has three, fabric alone is a shirt. */
function suitSizeOf({ line }: Draft, title: string): string | null {
  if (line.garment !== 'unstitched fabric') return null
  const [, counted] = /(\d) piece/i.exec(title) ?? []
  if (counted) return `pieces-${counted}`
  if (/suit/i.test(title)) return 'pieces-3'
  return /dupatta/i.test(title) ? 'pieces-2' : 'pieces-1'
}

/** Makes every product of the demo, newest on sale first. */
export function makeProducts(): DemoProduct[] {
  const dice = createDice('closyyy products')
  const titleOf = createTitleWriter(dice)
  const writeDescription = createDescriptionWriter(dice)
  const drafts = draftProducts(dice)
  const onSale = arrangeDrafts(
    drafts.filter(draft => draft.state === 'on sale'),
    dice,
  )
  const others = dice.shuffle(drafts.filter(draft => draft.state !== 'on sale'))
  return [...onSale, ...others].map((draft, index) => {
    const title = titleOf(draft)
    const quantityLeft = draft.quantity - draft.soldUnits
    return {
      key: `product-${index + 1}`,
      seller: draft.seller.username,
      category_id: draft.line.category,
      title,
      description: writeDescription(draft, title),
      brand: draft.brand,
      condition_id: draft.condition,
      price: draft.price,
      quantity: draft.quantity,
      quantity_left: quantityLeft,
      sold: quantityLeft === 0,
      approval_status: statusOf(draft),
      rejection_reason: draft.state === 'rejected' ? REJECTION : null,
      active: draft.state !== 'paused',
      allow_offers: draft.takesOffers,
      city: draft.seller.city,
      size: draft.size.size ?? suitSizeOf(draft, title),
      measurements: draft.size.measurements,
      details: draft.size.details,
      listed_hours_ago: draft.state === 'on sale' ? hoursAtPlace(index, onSale.length) : hoursSinceListed(draft, dice),
      photos: photographProduct(
        { garment: draft.line.garment, fabric: draft.fabric, colour: draft.colour, accent: draft.accent },
        dice,
      ),
    }
  })
}
