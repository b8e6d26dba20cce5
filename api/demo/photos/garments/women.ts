import type { Bolt } from '../bolt.ts'
import { type BodiceCut, hemline, neckline } from '../cuts/bodice.ts'
import { wornDupatta } from '../cuts/dupatta.ts'
import { flare } from '../cuts/flare.ts'
import { legs } from '../cuts/legs.ts'
import type { SleeveCut } from '../cuts/sleeve.ts'
import { flatArt, type Layer, mirrored, stack } from '../layer.ts'
import { flower, leaf } from '../motifs.ts'
import { lift } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { type BorderStyle, border, buttons, seam, stitching } from '../trims.ts'
import { drawUpper, type UpperPattern } from '../upper.ts'
import { isFestive } from './kurtas.ts'

/** A spray of embroidery on the middle line below a neckline, worked in the bolt's contrast colour. */
export function neckSpray(bolt: Bolt, y: number, size: number): string {
  const thread = bolt.contrast
  const pale = lift(bolt.accent, 0.5)
  const half = [0, 1, 2, 3]
    .map(
      at =>
        leaf(480, y + at * 46 * size, (44 - at * 5) * size, 150 + at * 6, thread) +
        flower(480 - (46 - at * 7) * size, y + (24 + at * 46) * size, (13 - at * 1.6) * size, thread, pale, 6),
    )
    .join('')
  const heart = [0, 1, 2, 3].map(at => flower(480, y + at * 48 * size, (15 - at * 2) * size, pale, thread, 8)).join('')
  return svg`<path d="M480 ${y - 20}V${y + 190 * size}" stroke="${thread}" stroke-width="3"/>${half}${mirrored(flatArt(half)).art}${heart}`
}

function cuffBorder(bolt: Bolt, style: BorderStyle, width: number): NonNullable<SleeveCut['trim']> {
  return (x, y, half) =>
    border(svg`M${x - half} ${y - width}Q${x} ${y - width + 13} ${x + half} ${y - width}`, bolt, style, width)
}

function kameezPattern(
  studio: Studio,
  size: { top: number; hemY: number; sleeve: number; wide: number },
): UpperPattern {
  const { cut: choose, bolt, spec } = studio
  const { top, hemY, wide } = size
  const rich = isFestive(studio)
  const neckShape = choose.pick(['round', 'v', 'boat', 'round', 'square'] as const)
  const chest = 164 * wide
  const isBand = neckShape === 'round' && choose.chance(0.4)
  const cut: BodiceCut = {
    top,
    neck: (neckShape === 'boat' ? 96 : isBand ? 58 : 74) * wide,
    neckDrop: isBand ? 50 : neckShape === 'v' ? 130 : neckShape === 'boat' ? 40 : 92,
    neckShape,
    shoulder: chest,
    slope: 46,
    chest,
    armpitY: top + 196,
    waist: chest - choose.range(8, 22),
    waistY: top + 370,
    hem: chest + choose.range(16, 90),
    hemY,
    hemCurve: choose.pick([10, 12, 50]),
  }
  const style: BorderStyle = rich ? choose.pick(['gota', 'zari']) : choose.pick(['lace', 'print', 'piping', 'print'])
  const band = rich ? choose.range(26, 40) : choose.range(14, 30)
  const hem = svg`<g transform="translate(0 ${-band * 0.8})">${border(hemline(cut), bolt, style, band)}</g>${choose.chance(0.5) ? svg`<g transform="translate(0 ${-band * 2.1})">${border(hemline(cut), bolt, 'piping', 6)}</g>` : ''}`
  const neckWork = border(
    neckline(cut, studio.isBack),
    bolt,
    rich ? style : choose.pick(['piping', 'lace']),
    rich ? 20 : 12,
  )
  const start = top + cut.neckDrop
  const middle = choose.pick(['spray', 'placket', 'slit', 'yoke', 'plain'])
  const art =
    middle === 'spray' || (rich && spec.fabric !== 'mirror work')
      ? neckSpray(bolt, start + 50, choose.range(0.9, 1.25))
      : middle === 'placket'
        ? seam(svg`M466 ${start}V${start + 230}H494V${start}`, bolt, bolt.deep) +
          buttons(480, start + 26, start + 206, 6, bolt.contrast, 7)
        : middle === 'slit'
          ? border(svg`M480 ${start}V${start + 120}`, bolt, 'lace', 10)
          : middle === 'yoke'
            ? border(svg`M${480 - chest} ${top + 178}Q480 ${top + 236} ${480 + chest} ${top + 178}`, bolt, style, 16)
            : ''
  const length = size.sleeve * choose.pick([0.72, 0.8, 1, 1])
  return {
    cut,
    collar: isBand ? 'band' : 'none',
    front: art,
    allRound: hem + (isBand ? '' : neckWork),
    hemStitch: false,
    flow: choose.range(0.4, 0.8),
    sleeve: {
      length,
      arm: 60 * wide,
      opening: choose.range(46, 56) * wide,
      angle: 14,
      end: choose.pick(['plain', 'plain', 'bell']),
      trim: cuffBorder(bolt, style, band * 0.8),
    },
    back: seam(
      svg`M${480 - 60} ${top + 60}C${480 - 66} ${top + 300} ${480 - 70} ${top + 400} ${480 - 66} ${top + 520}M${480 + 60} ${top + 60}C${480 + 66} ${top + 300} ${480 + 70} ${top + 400} ${480 + 66} ${top + 520}`,
      bolt,
    ),
  }
}

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
