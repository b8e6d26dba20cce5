import {
  closeUps,
  type Fabric,
  type Flaw,
  flawsOf,
  type Garment,
  type PhotoSpec,
  views,
  viewsOf,
} from '../photos/photo-spec.ts'
import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'

const MAX_PHOTOS = 5

const mentions: Readonly<Record<Flaw, RegExp>> = {
  pilling: /pilling|bobbling/i,
  'loose thread': /pulled thread|loose thread|snag/i,
  stain: /tea mark|ink dot|paint spot|stain|dust line|faint mark/i,
  scuff: /scuff|scratch/i,
}

/** Chooses the flaw to show: the one the description mentions, else signs of wear on goods in good condition. */
function flawOf(garment: Garment, fabric: Fabric, { condition }: Draft, description: string): Flaw | undefined {
  const possible = flawsOf(garment, fabric)
  return possible.find(flaw => mentions[flaw].test(description)) ?? (condition === 3 ? possible[0] : undefined)
}

/**
 * Chooses two to five photos of one product in the order of its page: the front as the cover, then other sides, the cloth
 * where the product would only be seen from the front, and the flaw last.
 */
export function photographProduct(draft: Draft, description: string, dice: Dice): PhotoSpec[] {
  const { fabric, colour, accent, brand, line } = draft
  const { garment } = line
  const seed = dice.whole(1, 999_999)
  const possible = viewsOf(garment)
  const others = possible.filter(view => !closeUps.includes(view)).slice(1)
  const count = dice.weigh([1, 2, 3, 4], more => [4, 6, 3, 1][more - 1]!)
  const chosen = new Set(dice.shuffle(others).slice(0, count))
  const flaw = flawOf(garment, fabric, draft, description)
  if (possible.includes('texture') && !chosen.has('back') && !chosen.has('detail')) chosen.add('texture')
  const shown = views.filter(view => chosen.has(view)).slice(0, MAX_PHOTOS - (flaw ? 2 : 1))
  const subject = { garment, fabric, colour, accent, seed, ...(brand && { label: brand }), ...(flaw && { flaw }) }
  return [possible[0]!, ...shown, ...(flaw ? (['flaw'] as const) : [])].map(view => ({ ...subject, view }))
}
