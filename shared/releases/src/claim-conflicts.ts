import type { Claim } from './release-document.ts'

/** Scores of the router: of two patterns that match a URL, the one with the higher sum wins. */
const STATIC_SCORE = 10
const PARAMETER_SCORE = 3
const EMPTY_SCORE = 1
const SPLAT_SCORE = -2

const isParameter = (segment: string) => /^:[\w-]+$/.test(segment)
const segmentsOf = (path: string) => path.split('/')

/** Returns a pattern once with and once without each of its optional segments, as the router does. */
function patternsOf(path: string): string[] {
  const [first = '', ...rest] = segmentsOf(path)
  const ends = rest.length > 0 ? patternsOf(rest.join('/')) : ['']
  const isLast = rest.length === 0
  const required = first.replace(/\?$/, '')
  const withFirst = isLast ? [required] : ends.map(end => (end === '' ? required : `${required}/${end}`))
  return first.endsWith('?') ? [...withFirst, ...(isLast ? [''] : ends)] : withFirst
}

function rankOf(pattern: string): number {
  const segments = segmentsOf(pattern)
  const scores = segments
    .filter(segment => segment !== '*')
    .map(segment => (isParameter(segment) ? PARAMETER_SCORE : segment === '' ? EMPTY_SCORE : STATIC_SCORE))
  const splat = segments.includes('*') ? SPLAT_SCORE : 0
  return segments.length + splat + scores.reduce((total, score) => total + score, 0)
}

/** Returns the segments without those of a trailing slash, which URLs may have or not. */
const matchedSegmentsOf = (pattern: string) => segmentsOf(pattern.replace(/\/$/, ''))

/** True if a URL matches both lists of segments; the router ignores case. */
function overlap([first, ...rest]: string[], [other, ...others]: string[]): boolean {
  if (first === '*' || other === '*') return true
  if (first === undefined || other === undefined) return first === other
  const isMatch = isParameter(first) || isParameter(other) || first.toLowerCase() === other.toLowerCase()
  return isMatch && overlap(rest, others)
}

/** True if the router would choose between two patterns for some URL by their order alone. */
function isAmbiguous(one: string, other: string): boolean {
  return expand(one).some(first =>
    expand(other).some(
      second => rankOf(first) === rankOf(second) && overlap(matchedSegmentsOf(first), matchedSegmentsOf(second)),
    ),
  )
}

/** Returns the absolute patterns of a path, as the router reads it. */
function expand(path: string): string[] {
  const absolute = path.replace(/\/\/+/g, '/')
  return absolute.includes('?') ? patternsOf(absolute).map(pattern => pattern || '/') : [absolute]
}

/** Returns the first pair of claims of two units that match the same URL with the same rank. */
export function findClaimConflict(claims: Claim[], others: Claim[]): [path: string, other: string] | undefined {
  for (const { path } of claims)
    for (const { path: other } of others) if (isAmbiguous(path, other)) return [path, other]
  return undefined
}
