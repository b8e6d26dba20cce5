import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import { showcase } from './showcase.ts'

const MEMORY = 6

function likeness(draft: Draft, earlier: Draft): number {
  const isSameKind = earlier.line.garment === draft.line.garment
  const kind = draft.group === 'wedding dresses' ? 1 : 7
  return (
    (isSameKind ? kind : 0) +
    (earlier.line.category === draft.line.category ? 2 : 0) +
    (earlier.colour === draft.colour ? 3 : 0) +
    (earlier.seller === draft.seller ? 2 : 0) +
    (earlier.brand !== null && earlier.brand === draft.brand ? 1 : 0)
  )
}

/** Rates how much a draft repeats those just before it in its group; closer ones count more. */
function repetition(draft: Draft, before: readonly Draft[]): number {
  let sum = 0
  for (let distance = 1; distance <= Math.min(MEMORY, before.length); distance++) {
    sum += likeness(draft, before[before.length - distance]!) / distance
  }
  return sum
}

/** Products with sold units cannot be among the newest. */
const SETTLED_SHARE = 0.4

/** Orders the drafts of one group with variety: showcase first, categories spread evenly. */
function arrangeGroup(drafts: readonly Draft[], dice: Dice): Draft[] {
  const rankOf = (draft: Draft) => showcase[draft.group]?.findIndex(product => product.title === draft.title) ?? -1
  const arranged = drafts.filter(draft => draft.title !== null).sort((one, other) => rankOf(one) - rankOf(other))
  const rest = new Set(dice.shuffle(drafts.filter(draft => draft.title === null)))
  const left = new Map<number, number>()
  for (const { line } of rest) left.set(line.category, (left.get(line.category) ?? 0) + 1)
  while (rest.size > 0) {
    let best: Draft | undefined
    let least = Number.POSITIVE_INFINITY
    for (const draft of rest) {
      const isTooEarly = draft.soldUnits > 0 && arranged.length < drafts.length * SETTLED_SHARE
      const score =
        (isTooEarly ? 100 : 0) + repetition(draft, arranged) - (12 * left.get(draft.line.category)!) / rest.size
      if (score < least) [best, least] = [draft, score]
    }
    rest.delete(best!)
    left.set(best!.line.category, left.get(best!.line.category)! - 1)
    arranged.push(best!)
  }
  return arranged
}

/** Orders all drafts, newest first, with every group spread evenly. */
export function arrangeDrafts(drafts: readonly Draft[], dice: Dice): Draft[] {
  const groups = Map.groupBy(drafts, draft => draft.group)
  return [...groups.values()]
    .flatMap(members =>
      arrangeGroup(members, dice).map((draft, index) => ({ draft, place: (index + 0.5) / members.length })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ draft }) => draft)
}

const OLDEST_HOURS = 2300

/** Returns the age in hours of the nth newest: a few an hour today, a few a day months ago. */
export function hoursAtPlace(index: number, count: number): number {
  return Math.round((0.4 + OLDEST_HOURS * (index / count) ** 1.7 + index * 0.05) * 100) / 100
}
