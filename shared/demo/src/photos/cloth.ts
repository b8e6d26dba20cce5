import type { Bolt } from './bolt.ts'
import type { Layer } from './layer.ts'
import { linear, type Stop, svg } from './sheet.ts'
import type { Studio } from './studio.ts'

/** One cut piece of cloth. */
export interface Piece {
  /** Closed path data. */
  path: string
  bolt?: Bolt
  /** Folds, seams and trims, clipped to the piece. */
  over?: string
  /** Side the light comes from, when it is not the studio's (a mirrored piece); 0 is from above. */
  light?: -1 | 0 | 1
  /** How round the piece is, 0 flat to 1. */
  volume?: number
  /** Whether the rim darkens, for pieces that lie flush with a neighbour. */
  isFlush?: boolean
}

/** The paint that makes a flat piece look round; strength 0 to 1. */
export function roundness(studio: Studio, bolt: Bolt, light: -1 | 0 | 1, strength = 1): string {
  const { ink, fabric } = bolt
  const shadow = bolt.inkStrength * strength
  const gleam = bolt.gleam * strength
  const stops: Stop[] =
    fabric === 'velvet'
      ? [
          [0, '#fff', 0.22 * gleam],
          [0.1, '#fff', 0.1 * gleam],
          [0.24, ink, 0.3 * shadow],
          [0.42, '#fff', 0.05 * gleam],
          [0.58, ink, 0.24 * shadow],
          [0.82, ink, 0.4 * shadow],
          [0.93, '#fff', 0.06 * gleam],
          [1, '#fff', 0.2 * gleam],
        ]
      : [
          [0, ink, 0.24 * shadow],
          [0.1, ink, 0.12 * shadow],
          [0.24, '#fff', 0.1 * gleam],
          [0.36, '#fff', 0.17 * gleam],
          [0.5, '#fff', 0.02],
          [0.62, ink, 0.06 * shadow],
          [0.86, ink, 0.28 * shadow],
          [1, ink, 0.4 * shadow],
        ]
  if (light === 0) return linear(studio.sheet, stops, [0, 0, 0, 1])
  return linear(studio.sheet, stops, light < 0 ? [0, 0, 1, 0.08] : [1, 0, 0, 0.08])
}

/** Draws a piece of cloth: pattern, volume, rim shade and a crisp edge. */
export function cloth(
  studio: Studio,
  { path, bolt = studio.bolt, over = '', light = studio.light, volume = 1, isFlush = false }: Piece,
): Layer {
  const shape = studio.sheet.define(id => `<path id="${id}" d="${path}"/>`)
  const clip = studio.sheet.define(id => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`)
  const use = (attributes: string): string => `<use href="#${shape}" ${attributes}/>`
  const rim = isFlush
    ? ''
    : [
        [44, 0.04],
        [26, 0.045],
        [13, 0.055],
        [6, 0.09],
      ]
        .map(([width, opacity]) =>
          use(svg`stroke="${bolt.ink}" stroke-width="${width!}" stroke-opacity="${opacity! * bolt.inkStrength}"`),
        )
        .join('')
  const strength = volume * (studio.isFlat ? 0.6 : 1)
  return {
    art: `${use(svg`fill="${bolt.paint}"${bolt.opacity < 1 ? svg` fill-opacity="${bolt.opacity}"` : ''}`)}<g clip-path="url(#${clip})"><g fill="none">${use(`fill="${roundness(studio, bolt, light, strength)}"`)}${rim}</g>${over}</g>${use(svg`fill="none" stroke="${bolt.ink}" stroke-opacity="${0.4 * bolt.inkStrength}" stroke-width="1.6"`)}`,
    outline: use(''),
  }
}
