import type { Bolt } from './bolt.ts'
import type { Random } from './random.ts'
import { linear, radial, svg } from './sheet.ts'
import type { Studio } from './studio.ts'

/** A fold in cloth: where it starts, which way it runs (degrees from straight down) and how strong it is, 0 to 1. */
export interface Fold {
  x: number
  y: number
  length: number
  width: number
  angle?: number
  strength?: number
}

// Puts strength into the gradient, in a few steps: a transparent element makes librsvg paint a whole extra image.
function strengths(bolt: Bolt, strength: number): { ink: string; inkStrength: number; gleam: number } {
  const step = Math.max(1, Math.round(strength * 5)) / 5
  return { ink: bolt.ink, inkStrength: bolt.inkStrength * step, gleam: bolt.gleam * step }
}

function foldPaint(studio: Studio, bolt: Bolt, strength: number): string {
  const { ink, inkStrength, gleam } = strengths(bolt, strength)
  return linear(studio.sheet, [
    [0, ink, 0],
    [0.3, ink, 0.34 * inkStrength],
    [0.44, ink, 0.16 * inkStrength],
    [0.58, '#fff', 0.2 * gleam],
    [0.78, '#fff', 0.1 * gleam],
    [1, '#fff', 0],
  ])
}

function unit(studio: Studio, bolt: Bolt, path: string, strength: number): string {
  const paint = foldPaint(studio, bolt, strength)
  return studio.sheet.define(id => `<path id="${id}" d="${path}" fill="${paint}"/>`)
}

function laid(studio: Studio, id: string, { x, y, length, width, angle = 0 }: Fold): string {
  const side = studio.light < 0 ? 1 : -1
  return svg`<use href="#${id}" transform="translate(${x} ${y}) rotate(${angle}) scale(${(side * width) / 100} ${length / 100}) translate(-50 0)"/>`
}

/** A soft crease that fades out at both ends. */
export function crease(studio: Studio, fold: Fold, bolt = studio.bolt): string {
  const { ink, inkStrength, gleam } = strengths(bolt, fold.strength ?? 1)
  const hollow = radial(studio.sheet, [
    [0, ink, 0.42 * inkStrength],
    [0.5, ink, 0.17 * inkStrength],
    [1, ink, 0],
  ])
  const ridge = radial(studio.sheet, [
    [0, '#fff', 0.3 * gleam],
    [0.5, '#fff', 0.12 * gleam],
    [1, '#fff', 0],
  ])
  const id = studio.sheet.define(
    name =>
      `<g id="${name}"><ellipse cx="30" cy="50" rx="38" ry="50" fill="${hollow}"/><ellipse cx="72" cy="52" rx="34" ry="46" fill="${ridge}"/></g>`,
  )
  return laid(studio, id, fold)
}

/** A fold that opens towards the hem, as in a gathered skirt. */
export function flute(studio: Studio, fold: Fold, bolt = studio.bolt): string {
  return laid(studio, unit(studio, bolt, 'M48 0C54 30 90 70 100 104L0 104C14 70 44 30 48 0Z', fold.strength ?? 1), fold)
}

/** A scatter of creases inside a box, all running about one way. */
export function creases(
  studio: Studio,
  random: Random,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  fold: { length: number; width: number; angle: number; strength?: number },
  bolt = studio.bolt,
): string {
  return Array.from({ length: count }, (_, at) =>
    crease(
      studio,
      {
        x: box.x + (box.width * (at + random.range(0.2, 0.8))) / count,
        y: box.y + random.range(0, box.height),
        length: fold.length * random.range(0.7, 1.25),
        width: fold.width * random.range(0.7, 1.3),
        angle: fold.angle + random.range(-6, 6),
        strength: (fold.strength ?? 1) * random.range(0.6, 1),
      },
      bolt,
    ),
  ).join('')
}

/** A band of shadow along the top of a piece, where another piece lies over it. */
export function tuck(studio: Studio, x: number, y: number, width: number, height: number, bolt = studio.bolt): string {
  const paint = linear(
    studio.sheet,
    [
      [0, bolt.ink, 0.55 * bolt.inkStrength],
      [0.4, bolt.ink, 0.2 * bolt.inkStrength],
      [1, bolt.ink, 0],
    ],
    [0, 0, 0, 1],
  )
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paint}"/>`
}
