import type { PhotoPlace } from '@closyyy/contract/photos'

/**
 * Ids of photos in the order that was asked for: `new` is the next of the added ones, those that were not named come
 * behind, and ids of other photos count for nothing.
 */
export function inOrder(
  wanted: readonly PhotoPlace[],
  standing: readonly number[],
  added: readonly number[],
): number[] {
  const next = added.values()
  const all = [...standing, ...added]
  const named = wanted.flatMap(place => (place === 'new' ? (next.next().value ?? []) : place))
  return [...new Set([...named.filter(id => all.includes(id)), ...all])]
}
