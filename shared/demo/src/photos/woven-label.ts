import { lettering } from './lettering.ts'
import { createRandom } from './random.ts'
import { svg } from './sheet.ts'
import type { Studio } from './studio.ts'

const neutralWords = ['Handmade', 'Tailored', 'Atelier', 'Studio'] as const
const grounds = [
  ['#efe8da', '#2b2421'],
  ['#f6f4ef', '#5b2b2b'],
  ['#232021', '#e9dfc8'],
  ['#26324a', '#efe6d2'],
] as const

/** The word on a product's labels: its brand, or else a neutral one that all its photos share. */
export function labelWord({ spec }: Studio, neutral: readonly string[] = neutralWords): string {
  return spec.label ?? createRandom(`${spec.seed} label`).pick(neutral)
}

/** A woven label, sewn on at both ends, with the product's word; x and y are its centre. */
export function wovenLabel(studio: Studio, x: number, y: number, width: number, height: number): string {
  const word = labelWord(studio)
  const [ground, ink] = createRandom(word).pick(grounds)
  const [left, top] = [x - width / 2, y - height / 2]
  const ends = svg`M${left + 4} ${top + 3}v${height - 6}M${left + width - 4} ${top + 3}v${height - 6}`
  return svg`<path d="M${left + 1} ${top + 3}h${width}v${height}h${-width}Z" fill="#140c08" fill-opacity=".35"/><path d="M${left} ${top}h${width}v${height}h${-width}Z" fill="${ground}"/><path d="${ends}" stroke="${ink}" stroke-opacity=".6" stroke-width="1.6" stroke-dasharray="4 3"/>${lettering(word, x, y, width * 0.76, height * 0.5, ink)}`
}
