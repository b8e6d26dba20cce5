import { svg } from './sheet.ts'

const WORD_SPACE = 2.6
const LETTER_SPACE = 1.5
const CAP_HEIGHT = 6

/** Strokes of the capitals from their top left corner, six units tall. Unlike a font, they look alike on every machine. */
const strokes: Readonly<Record<string, string>> = {
  A: 'm0 6 2-6 2 6m-3.3-2h2.6',
  B: 'v6h2.4q1.6 0 1.6-1.5t-1.6-1.5h-2.4m0 0h2.1q1.5 0 1.5-1.5t-1.5-1.5h-2.1',
  C: 'm4 1q-.6-1-1.8-1-2.2 0-2.2 3t2.2 3q1.2 0 1.8-1',
  D: 'v6h1.6q2.4 0 2.4-3t-2.4-3z',
  E: 'm3.5 0h-3.5v6h3.5m-3.5-3h3',
  F: 'm3.5 0h-3.5v6m0-3h3',
  G: 'm4 1q-.6-1-1.8-1-2.2 0-2.2 3t2.2 3q1.8 0 1.8-2.6h-1.8',
  H: 'v6m0-3h4m0-3v6',
  I: 'v6',
  J: 'm3 0v4.4q0 1.6-1.5 1.6t-1.5-1.4',
  K: 'v6m3.8-6-3.8 3.6m1.3-1.2 2.7 3.6',
  L: 'v6h3.5',
  M: 'm0 6v-6l2.4 4 2.4-4v6',
  N: 'm0 6v-6l4 6v-6',
  O: 'm2.2 0q-2.2 0-2.2 3t2.2 3 2.2-3-2.2-3z',
  P: 'm0 6v-6h2.3q1.7 0 1.7 1.7t-1.7 1.7h-2.3',
  Q: 'm2.2 0q-2.2 0-2.2 3t2.2 3 2.2-3-2.2-3zm.8 4.4 1.4 1.8',
  R: 'm0 6v-6h2.3q1.7 0 1.7 1.7t-1.7 1.7h-2.3m1.8 0 2.2 2.6',
  S: 'm3.8 1q-.6-1-1.8-1-1.8 0-1.8 1.5t1.8 1.5 1.8 1.5-1.8 1.5q-1.4 0-2-1',
  T: 'h4m-2 0v6',
  U: 'v4q0 2 2 2t2-2v-4',
  V: 'l2 6 2-6',
  W: 'l1.4 6 1.4-5 1.4 5 1.4-6',
  X: 'l4 6m0-6-4 6',
  Y: 'l2 3 2-3m-2 3v3',
  Z: 'h4l-4 6h4',
  "'": 'v1.6',
  '.': 'm0 5.7v.3',
}

const widths: Readonly<Record<string, number>> = {
  E: 3.5,
  F: 3.5,
  I: 0,
  J: 3,
  L: 3.5,
  M: 4.8,
  O: 4.4,
  Q: 4.4,
  W: 5.6,
  "'": 0,
  '.': 0,
}

function advance(letter: string): number {
  return letter in strokes ? (widths[letter] ?? 4) + LETTER_SPACE : WORD_SPACE
}

/** Writes a word in capitals, centred at x, y and as large as the box of the given width and height allows. */
export function lettering(word: string, x: number, y: number, width: number, height: number, colour: string): string {
  const letters = [...word.toUpperCase()]
  const length = letters.reduce((sum, letter) => sum + advance(letter), -LETTER_SPACE)
  const scale = Math.min(height / CAP_HEIGHT, width / length)
  let at = 0
  let path = ''
  for (const letter of letters) {
    path += svg`M${at} 0${strokes[letter] ?? ''}`
    at += advance(letter)
  }
  return svg`<path transform="translate(${x - (length * scale) / 2} ${y - (CAP_HEIGHT * scale) / 2}) scale(${scale})" d="${path}" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/>`
}
