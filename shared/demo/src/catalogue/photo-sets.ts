import { type PhotoSpec, viewsOf } from '../photos/photo-spec.ts'
import type { Dice } from './dice.ts'

/** Chooses two to five photos of one product in the order of its page, the front as the cover. */
export function photographProduct(subject: Omit<PhotoSpec, 'view' | 'seed'>, dice: Dice): PhotoSpec[] {
  const seed = dice.whole(1, 999_999)
  const others = viewsOf(subject.garment).slice(1)
  const count = dice.weigh([1, 2, 3, 4], more => [4, 6, 3, 1][more - 1]!)
  const chosen = new Set(dice.shuffle(others).slice(0, count))
  const cover = viewsOf(subject.garment)[0]!
  return [cover, ...others.filter(view => chosen.has(view))].map(view => ({ ...subject, view, seed }))
}
