import { type BodiceCut, hemline } from '../cuts/bodice.ts'
import { flatArt, type Layer, mirrored } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'
import { drawUpper } from '../upper.ts'

/** A ribbed band along the hem of a body; height in picture units. */
export function ribHem(studio: Studio, cut: BodiceCut, height: number): string {
  const { bolt } = studio
  const edge = hemline(cut)
  const lift = (dy: number, markup: string): string => svg`<g transform="translate(0 ${-dy})">${markup}</g>`
  const stroke = (colour: string, width: number, opacity: number, dash = ''): string =>
    svg`<path d="${edge}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"${dash}/>`
  return (
    lift(
      height / 2,
      stroke(bolt.base, height, 1) +
        stroke(bolt.ink, height, 0.08) +
        stroke(bolt.ink, height, 0.3 * bolt.inkStrength, ' stroke-dasharray="2.6 6"'),
    ) + lift(height, stroke(bolt.ink, 3, 0.5))
  )
}

/** A hoodie with a kangaroo pocket. */
export function drawHoodie(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const cut: BodiceCut = {
    top: 236,
    neck: 92,
    neckDrop: 66,
    neckShape: 'round',
    shoulder: 234,
    slope: 64,
    chest: 250,
    armpitY: 490,
    waist: 246,
    waistY: 740,
    hem: 234,
    hemY: choose.range(990, 1020),
    hemCurve: 8,
  }
  const pocketShape = 'M372 740H588L652 850V948H308V850Z'
  const pocket = svg`<path d="${pocketShape}" fill="${bolt.paint}"/><path d="${pocketShape}" fill="${bolt.ink}" fill-opacity=".07"/>${seam(pocketShape, bolt, bolt.deep)}`
  const zip = choose.chance(0.35)
    ? svg`${seam('M466 300V1020M494 300V1020', bolt)}<path d="M480 300V1020" stroke="#a9a59c" stroke-width="9" stroke-dasharray="4 3"/>`
    : ''
  return drawUpper(studio, {
    cut,
    collar: 'hood',
    front: pocket + zip,
    allRound: ribHem(studio, cut, 58),
    hemStitch: false,
    flow: 0.15,
    sleeve: { length: 610, arm: 84, opening: 58, angle: 16, end: 'rib' },
  })
}

/** A knitted sweater: crew, v or roll neck. */
export function drawSweater(studio: Studio): Layer {
  const { cut: choose } = studio
  const neck = choose.pick(['crew', 'rib v', 'roll'] as const)
  const cut: BodiceCut = {
    top: 200,
    neck: neck === 'roll' ? 70 : 82,
    neckDrop: neck === 'rib v' ? 150 : neck === 'roll' ? 20 : 56,
    neckShape: neck === 'rib v' ? 'v' : 'round',
    shoulder: 226,
    slope: 62,
    chest: 244,
    armpitY: 460,
    waist: 240,
    waistY: 720,
    hem: 228,
    hemY: choose.range(960, 1000),
    hemCurve: 10,
  }
  const raglan = choose.chance(0.3) ? stitching('M404 204Q350 320 244 452', studio.bolt.deep, 4) : ''
  return drawUpper(studio, {
    cut,
    collar: neck,
    allRound: raglan + mirrored(flatArt(raglan)).art + ribHem(studio, cut, 60),
    hemStitch: false,
    flow: 0.1,
    sleeve: { length: 620, arm: 82, opening: 56, angle: 15, end: 'rib' },
  })
}
