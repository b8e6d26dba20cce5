import type { Bolt } from '../bolt.ts'
import { type BodiceCut, hemline } from '../cuts/bodice.ts'
import { wornDupatta } from '../cuts/dupatta.ts'
import { flare } from '../cuts/flare.ts'
import { legs } from '../cuts/legs.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { lift } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { type BorderStyle, border, buttons, seam, stitching } from '../trims.ts'
import { drawUpper } from '../upper.ts'
import { cuffBorder, kameezPattern } from './kameez.ts'
import { isFestive } from './kurtas.ts'

/** A woman's printed or worked kurti. */
export function drawKurti(studio: Studio): Layer {
  return drawUpper(
    studio,
    kameezPattern(studio, { top: 150, hemY: studio.cut.range(960, 1070), sleeve: 520, wide: 1.06 }),
  )
}

/** A three-piece suit: kameez, trousers and dupatta. */
export function drawThreePiece(studio: Studio): Layer {
  const { cut: choose, second, bolt } = studio
  const pattern = kameezPattern(studio, { top: 116, hemY: choose.range(850, 900), sleeve: 440, wide: 0.92 })
  const isPlain = choose.chance(0.6)
  const cloth = isPlain ? second : bolt
  const under = legs(studio, {
    top: 560,
    half: 130,
    crotchY: 760,
    ankleY: 1120,
    thigh: 116,
    ankle: choose.pick([72, 96, 120]),
    spread: 22,
    bolt: cloth,
    pleats: 2,
    leg: border('M300 1092Q400 1106 480 1092', cloth, 'lace', 18),
  })
  const veil: Bolt = isPlain ? bolt : { ...second, contrast: bolt.base }
  const kameez = drawUpper(studio, { ...pattern, under })
  return stack(
    kameez,
    wornDupatta(
      studio,
      veil,
      { x: studio.isBack ? 356 : 604, y: 142 },
      choose.range(930, 1010),
      isFestive(studio) ? 'zari' : 'lace',
    ),
  )
}

/** A woman's blouse or short top. */
export function drawBlouse(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const neck = choose.pick(['tie', 'v', 'shirt', 'round'])
  const cut: BodiceCut = {
    top: 206,
    neck: 84,
    neckDrop: neck === 'v' ? 150 : neck === 'shirt' ? 66 : 60,
    neckShape: neck === 'v' ? 'v' : 'round',
    shoulder: 204,
    slope: 56,
    chest: 214,
    armpitY: 450,
    waist: choose.range(196, 208),
    waistY: 680,
    hem: choose.range(220, 262),
    hemY: choose.range(920, 980),
    hemCurve: 16,
  }
  const bow = svg`<path d="M474 262C420 210 380 250 392 296 404 326 446 300 478 278ZM486 262C540 210 580 250 568 296 556 326 514 300 482 278ZM474 276C460 340 430 410 420 470l34 12C470 420 482 350 484 280ZM486 276C500 340 520 400 536 446l-32 14C492 400 484 340 480 280Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".55" stroke-width="2"/><ellipse cx="480" cy="270" rx="14" ry="17" fill="${bolt.base}" stroke="${bolt.ink}" stroke-opacity=".5"/>`
  const front = neck === 'v' ? '' : seam('M480 260V990', bolt) + buttons(480, 330, 900, 7, lift(bolt.contrast, 0.4), 7)
  return drawUpper(studio, {
    cut,
    collar: neck === 'shirt' ? 'shirt' : 'bound',
    front,
    flow: 0.65,
    sleeve: {
      length: choose.pick([300, 560, 600]),
      arm: 80,
      opening: 60,
      angle: 18,
      end: choose.pick(['puff', 'puff', 'bell']),
    },
    ...(neck === 'tie' && !studio.isBack && { top: flatArt(bow) }),
  })
}

/** An abaya: long, loose, wide sleeves, open or closed front. */
export function drawAbaya(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const cut: BodiceCut = {
    top: 130,
    neck: 62,
    neckDrop: choose.pick([60, 130]),
    neckShape: 'v',
    shoulder: 166,
    slope: 50,
    chest: 178,
    armpitY: 360,
    waist: 204,
    waistY: 600,
    hem: choose.range(290, 330),
    hemY: 1120,
    hemCurve: 14,
  }
  const low = cut.top + cut.neckDrop
  const style: BorderStyle = isFestive(studio) ? 'gota' : choose.pick(['piping', 'lace', 'gota'])
  const front =
    border(svg`M476 ${low}C478 600 470 900 462 1140`, bolt, style, style === 'piping' ? 8 : 16) +
    seam(svg`M484 ${low}C488 600 496 900 504 1140`, bolt)
  return drawUpper(studio, {
    cut,
    collar: 'bound',
    front,
    flow: 1,
    hemStitch: false,
    back: seam('M480 180V1140', bolt),
    allRound: svg`<g transform="translate(0 -24)">${stitching(hemline(cut), bolt.pale, 1.4)}</g>`,
    sleeve: {
      length: 530,
      arm: 74,
      opening: choose.range(72, 96),
      angle: 18,
      end: 'bell',
      trim: cuffBorder(bolt, style, 22),
    },
    under: flare(studio, {
      top: 600,
      half: 150,
      hem: 270,
      hemY: 1112,
      flutes: 9,
      sag: 10,
      bolt: { ...bolt, gleam: bolt.gleam * 0.6 },
    }),
  })
}
