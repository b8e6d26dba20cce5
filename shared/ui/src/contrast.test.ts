// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edges of controls and the focus ring. */
const TEXT = 4.5
const EDGE = 3

const grounds = ['paper', 'surface', 'shade'] as const

const textPairs: [text: string, ground: string][] = [
  ...grounds.flatMap(ground => ['ink', 'ink-soft', 'accent', 'danger'].map(text => [text, ground] as [string, string])),
  ['paper', 'ink'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['on-accent', 'danger'],
  ['paper', 'accent'],
  ['paper', 'danger-deep'],
  ['accent', 'accent-wash'],
  ['ink-soft', 'accent-wash'],
  ['ink', 'danger-wash'],
  ['ink', 'warning-wash'],
  ['ink', 'success-wash'],
  ['danger', 'danger-wash'],
  ['warning', 'warning-wash'],
  ['success', 'success-wash'],
]

const edgePairs: [edge: string, ground: string][] = [
  ['line', 'paper'],
  ['line', 'surface'],
  ['line', 'shade'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'shade-deep'],
  ['paper', 'ink'],
]

function colour(name: string): string {
  const found = tokens.match(new RegExp(`--color-${name}: #([0-9a-f]{6});`))?.[1]
  if (!found) throw new Error(`tokens.css has no colour ${name} of six digits.`)
  return found
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(textPairs)('has enough contrast for text in %s on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT)
})

test.each(edgePairs)('has enough contrast for an edge in %s on %s', (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(EDGE)
})
