import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import type { Layer } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'

type Point = readonly [x: number, y: number]

/** A strap across the foot: where its edges meet the near side of the sole, and how far its crest rises. */
export interface StrapCut {
  left: number
  right: number
  crestLeft: Point
  crestRight: Point
}

/** The half of a strap that is nearer to the camera, and the other one with its inside. */
export interface Halves {
  near: Layer
  far: Layer
}

/** How far the far edge of the foot bed lies behind the near one. */
const [BEHIND_X, BEHIND_Y] = [34, -30]

function inside(bolt: Bolt): Bolt {
  return { ...bolt, paint: bolt.deep }
}

/** A strap from the side: its near half, and behind the foot bed's middle the inside of its far half. */
export function archedStrap(studio: Studio, sole: number, { left, right, crestLeft, crestRight }: StrapCut): Halves {
  const { bolt } = studio
  const [[x1, y1], [x2, y2]] = [crestLeft, crestRight]
  const foot = -sole + 6
  const crest = svg`Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 6} ${x2} ${y2}`
  const front = svg`M${left} ${foot}C${left + 2} ${foot + (y1 - foot) * 0.5} ${x1 - 24} ${y1 + 12} ${x1} ${y1}`
  const back = svg`C${x2 + 16} ${y2 + 4} ${x2 + 18} ${y2 + 14} ${x2 + 14} ${y2 + 26}S${right + 2} ${foot + (y2 - foot) * 0.5} ${right} ${foot}`
  const [farLeft, farRight] = [left + BEHIND_X * 1.4, right + BEHIND_X * 1.4]
  const far = svg`M${x1} ${y1}${crest}C${x2 + 26} ${y2 + 6} ${farRight + 4} ${y2 * 0.7} ${farRight} ${foot + BEHIND_Y + 8}H${farLeft}C${farLeft - 2} ${y1 * 0.7} ${x1 + 18} ${y1 + 16} ${x1} ${y1}Z`
  return {
    far: cloth(studio, { path: far, bolt: inside(bolt), light: 0, volume: 0.6 }),
    near: cloth(studio, {
      path: `${front}${crest}${back}Z`,
      light: 0,
      over: `<g transform="translate(7 3)">${stitching(front, bolt.pale)}</g><g transform="translate(-7 3)">${stitching(`M${svg`${x2} ${y2}`}${back}`, bolt.pale)}</g>`,
    }),
  }
}

/** A strap around the ankle or heel from a little above: its far half shows its inside. */
export function ankleStrap(
  studio: Studio,
  { x, y, reach, rise, width }: { x: number; y: number; reach: number; rise: number; width: number },
): Halves {
  const { bolt } = studio
  const half = (bend: number, from: number, to: number): string =>
    svg`M${x - reach} ${y}C${x - reach} ${y + bend} ${x + reach} ${y + bend - from} ${x + reach} ${y - from}V${y - from + to}C${x + reach} ${y + bend + to - from} ${x - reach} ${y + bend + to} ${x - reach} ${y + to}Z`
  const sewn = svg`M${x - reach} ${y + width * 0.22}C${x - reach} ${y + rise + width * 0.22} ${x + reach} ${y + rise + width * 0.22 - 14} ${x + reach} ${y - 14 + width * 0.22}`
  return {
    far: cloth(studio, { path: half(-rise, 14, width), bolt: inside(bolt), light: 0, volume: 0.6 }),
    near: cloth(studio, { path: half(rise, 14, width), light: 0, over: stitching(sewn, bolt.pale) }),
  }
}

/** A small pin buckle, its centre at x, y. */
export function strapBuckle(x: number, y: number, size: number, turn = 0): string {
  const box = svg`M${-size * 0.8} ${-size}h${size * 1.6}v${size * 2}h${-size * 1.6}Z`
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linejoin="round"><path d="${box}" transform="translate(1 3)" stroke="#1a0f0a" stroke-opacity=".4" stroke-width="7"/><path d="${box}" stroke="#a67c33" stroke-width="7"/><path d="${box}" transform="translate(-1 -1)" stroke="#ecd08c" stroke-width="3"/><path d="M${-size * 0.8} 0H${size * 1.1}" stroke="#d9b766" stroke-width="5" stroke-linecap="round"/></g>`
}
