import type { BodiceCut } from '../cuts/bodice.ts'
import type { Layer } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { buttons, seam, stitching } from '../trims.ts'
import { drawUpper } from '../upper.ts'

/** A t-shirt: crew or v neck, short sleeves. */
export function drawTShirt(studio: Studio): Layer {
  const { cut: choose } = studio
  const isV = choose.chance(0.3)
  const cut: BodiceCut = {
    top: 196,
    neck: 82,
    neckDrop: isV ? 118 : 62,
    neckShape: isV ? 'v' : 'round',
    shoulder: 236,
    slope: 60,
    chest: 246,
    armpitY: 452,
    waist: 240,
    waistY: 720,
    hem: choose.range(240, 250),
    hemY: choose.range(970, 1020),
    hemCurve: 10,
  }
  const pocket =
    choose.chance(0.35) && !isV
      ? svg`<path d="M540 440h86v84l-43 22-43-22Z" fill="${studio.bolt.ink}" fill-opacity=".05"/>${seam('M540 440h86v84l-43 22-43-22Z', studio.bolt)}${stitching('M545 452h76', studio.bolt.deep)}`
      : ''
  return drawUpper(studio, {
    cut,
    collar: 'crew',
    sleeve: { length: choose.range(225, 275), arm: 92, opening: 88, angle: 30, end: 'hem' },
    front: pocket,
    flow: 0.15,
  })
}

/** A button-down shirt. */
export function drawShirt(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const cut: BodiceCut = {
    top: 186,
    neck: 76,
    neckDrop: 66,
    neckShape: 'round',
    shoulder: 222,
    slope: 62,
    chest: 232,
    armpitY: 426,
    waist: choose.range(212, 226),
    waistY: 680,
    hem: 234,
    hemY: choose.range(1010, 1050),
    hemCurve: 12,
    hemShape: 'shirt-tail',
  }
  const placket = svg`<rect x="460" y="190" width="40" height="900" fill="${bolt.paint}"/><rect x="460" y="190" width="40" height="900" fill="${bolt.pale}" fill-opacity=".1"/>${seam('M460 220V1100', bolt)}${seam('M500 220V1100', bolt)}${stitching('M468 220V1100', bolt.deep)}${stitching('M492 220V1100', bolt.deep)}`
  const buttonColour = choose.pick(['#f1ece2', '#e9e0cf', bolt.deep, '#5b4636'])
  const pocketShape = 'M540 430h96v92l-48 26-48-26Z'
  const pocket = choose.chance(0.6)
    ? svg`<path d="${pocketShape}" fill="${bolt.paint}"/><path d="${pocketShape}" fill="${bolt.ink}" fill-opacity=".05"/>${seam(pocketShape, bolt)}${stitching('M546 448h84', bolt.deep)}`
    : ''
  const yoke = seam('M270 300Q480 330 690 300', bolt, bolt.deep) + seam('M468 318V470M492 318V470', bolt)
  return drawUpper(studio, {
    cut,
    collar: 'shirt',
    front: pocket + placket + buttons(480, 300, 950, 7, buttonColour),
    back: yoke,
    flow: 0.3,
    sleeve: { length: choose.chance(0.25) ? 290 : 620, arm: 76, opening: 54, angle: 15, end: 'cuff' },
  })
}

/** A polo shirt: soft collar, short placket with buttons. */
export function drawPolo(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const cut: BodiceCut = {
    top: 200,
    neck: 78,
    neckDrop: 66,
    neckShape: 'round',
    shoulder: 230,
    slope: 60,
    chest: 240,
    armpitY: 446,
    waist: 232,
    waistY: 720,
    hem: 240,
    hemY: choose.range(970, 1010),
    hemCurve: 10,
  }
  const plain = studio.second
  const depth = choose.range(170, 210)
  const placket = svg`<rect x="460" y="230" width="42" height="${depth}" fill="${bolt.base}"/><path d="M460 230v${depth}h42v${-depth}" fill="${bolt.pale}" fill-opacity=".1"/>${seam(svg`M460 230v${depth}h42v${-depth}`, bolt, bolt.deep)}`
  const tip = choose.chance(0.5) ? plain : bolt
  return drawUpper(studio, {
    cut,
    collar: 'polo',
    collarBolt: choose.chance(0.5) ? tip : bolt,
    front: placket + buttons(481, 300, 230 + depth - 30, 3, '#efe9dd', 7.5),
    flow: 0.15,
    sleeve: { length: 245, arm: 88, opening: 80, angle: 29, end: 'rib' },
  })
}
