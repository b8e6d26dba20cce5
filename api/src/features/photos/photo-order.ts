import type { PhotoPlace } from '@closyyy/contract/photos'

/**
 * Orders photo ids as requested: `new` is the next added one, unnamed ones follow, and ids of other photos are ignored.
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
