import type { Bolt } from './bolt.ts'
import { cloth } from './cloth.ts'
import { type BodiceCut, bodyOutline, hemline, innerBack } from './cuts/bodice.ts'
import { type Collar, collar } from './cuts/collars.ts'
import { hanger } from './cuts/hanger.ts'
import { type SleeveCut, sleeves } from './cuts/sleeve.ts'
import { creases } from './drape.ts'
import { flatArt, type Layer, mirrored, stack } from './layer.ts'
import { deepen } from './shade.ts'
import { svg } from './sheet.ts'
import type { Studio } from './studio.ts'
import { stitching } from './trims.ts'

/** A pattern for anything worn on the upper body. */
export interface UpperPattern {
  cut: BodiceCut
  sleeve?: SleeveCut
  collar: Collar
  collarBolt?: Bolt
  /** Art on the front, clipped to the body: plackets, pockets, work. */
  front?: string
  /** Art on the back, clipped to the body. */
  back?: string
  /** Art on both sides, clipped to the body: borders, seams. */
  allRound?: string
  /** Above everything: lapels, raised buttons. */
  top?: Layer
  /** Behind everything but the hanger: trousers, an under-skirt. */
  under?: Layer
  hemStitch?: boolean
  /** How loosely the body falls, 0 stiff to 1 flowing. */
  flow?: number
}

const backRise: Record<Collar, number> = {
  crew: 12,
  'rib v': 12,
  bound: 14,
  none: 14,
  band: 34,
  shirt: 60,
  polo: 58,
  lapel: 66,
  roll: 20,
  hood: 0,
}

function bodyFolds(studio: Studio, cut: BodiceCut, flow: number, bolt: Bolt): string {
  const { chest, armpitY, waist, waistY, hem, hemY } = cut
  const tall = hemY - armpitY
  const pull = (x: number, angle: number): string =>
    creases(
      studio,
      studio.cut,
      2,
      { x, y: armpitY - 34, width: 50, height: 60 },
      { length: 250, width: 66, angle, strength: 0.7 },
      bolt,
    )
  const longFolds = creases(
    studio,
    studio.cut,
    3 + Math.round(flow * 3),
    { x: 480 - hem * 0.86, y: waistY - 60, width: hem * 1.72, height: tall * 0.16 },
    { length: (hemY - waistY) * 0.95, width: 70 + flow * 30, angle: 0, strength: 0.5 + flow * 0.5 },
    bolt,
  )
  const waistFolds =
    chest - waist > 6 || flow < 0.4
      ? creases(
          studio,
          studio.cut,
          2,
          { x: 480 - waist + 8, y: waistY - 30, width: 40, height: 70 },
          { length: 200, width: 54, angle: -58, strength: 0.55 },
          bolt,
        ) +
        creases(
          studio,
          studio.cut,
          2,
          { x: 480 + waist - 60, y: waistY - 30, width: 40, height: 70 },
          { length: 200, width: 54, angle: 58, strength: 0.55 },
          bolt,
        )
      : ''
  return pull(480 - chest + 16, -40) + pull(480 + chest - 66, 40) + longFolds + waistFolds
}

/** Draws a garment for the upper body from its pattern. */
export function drawUpper(studio: Studio, pattern: UpperPattern): Layer {
  const { cut, sleeve, flow = 0.3 } = pattern
  const { bolt, isBack } = studio
  const parts: Layer[] = []
  if (pattern.under) parts.push(pattern.under)
  if (!isBack && pattern.collar !== 'hood') {
    const lining = svg`<rect width="960" height="1200" fill="${deepen(bolt.base, 0.3)}" fill-opacity=".62"/><path d="M450 ${cut.top + 3}h60v24h-60Z" fill="#efe8da" fill-opacity=".75"/>`
    parts.push(cloth(studio, { path: innerBack(cut, backRise[pattern.collar]), over: lining, light: 0 }))
  }
  if (studio.isHung) parts.push(hanger(studio, cut.top + 6, cut.shoulder - 14, cut.slope))
  if (sleeve) parts.push(sleeves(studio, cut, { ...sleeve, angle: sleeveAngle(studio, sleeve.angle) }))
  const hem =
    pattern.hemStitch === false ? '' : `<g transform="translate(0 -16)">${stitching(hemline(cut), bolt.deep)}</g>`
  const armholes = sleeve
    ? svg`<path d="M${480 - cut.shoulder} ${cut.top + cut.slope}C${480 - cut.shoulder + 20} ${cut.top + cut.slope + 50} ${480 - Math.min(cut.shoulder, cut.chest) + 26} ${cut.armpitY - 46} ${480 - cut.chest} ${cut.armpitY}" fill="none" stroke="${bolt.ink}" stroke-opacity="${0.16 * bolt.inkStrength}" stroke-width="4"/>`
    : ''
  const over =
    bodyFolds(studio, cut, flow, bolt) +
    armholes +
    mirrored(flatArt(armholes)).art +
    (pattern.allRound ?? '') +
    hem +
    (isBack ? (pattern.back ?? '') : (pattern.front ?? ''))
  parts.push(cloth(studio, { path: bodyOutline(cut, isBack), over }))
  parts.push(collar(studio, cut, pattern.collar, pattern.collarBolt))
  if (pattern.top) parts.push(pattern.top)
  return stack(...parts)
}

/** A hung sleeve falls close to the body, one laid flat is spread. */
function sleeveAngle(studio: Studio, worn: number): number {
  if (studio.isHung) return Math.max(5, worn * 0.5)
  return studio.isFlat ? worn + 9 : worn
}
