import { type BodiceCut, sideSeam } from '../cuts/bodice.ts'
import type { Collar } from '../cuts/collars.ts'
import { legs } from '../cuts/legs.ts'
import { flatArt, type Layer, mirrored } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { type BorderStyle, border, buttons, seam, stitching } from '../trims.ts'
import { drawUpper, type UpperPattern } from '../upper.ts'

/** Returns whether the fabric suits worked borders. */
export function isFestive(studio: Studio): boolean {
  return ['embroidered', 'mirror work', 'zari', 'silk', 'velvet'].includes(studio.spec.fabric)
}

interface MenCut {
  top: number
  hemY: number
  flare: number
  sleeve: number
  wide?: number
}

/** The shared pattern of a man's kurta: band or shirt collar, half placket, side slits. */
export function kurtaPattern(studio: Studio, { top, hemY, flare, sleeve, wide = 1 }: MenCut): UpperPattern {
  const { cut: choose, bolt } = studio
  const kind: Collar = choose.pick(['band', 'band', 'band', 'shirt', 'bound'])
  const chest = 180 * wide
  const cut: BodiceCut = {
    top,
    neck: 60 * wide,
    neckDrop: kind === 'bound' ? 56 : 50,
    neckShape: 'round',
    shoulder: chest - 6,
    slope: 50,
    chest,
    armpitY: top + 210,
    waist: chest - 8,
    waistY: top + 430,
    hem: chest + flare,
    hemY,
    hemCurve: choose.pick([10, 10, 34]),
  }
  const depth = choose.range(280, 400)
  const from = top + cut.neckDrop - 24
  const half = choose.pick([17, 20, 24])
  const edge = svg`M${480 - half} ${from}V${from + depth}L480 ${from + depth + 22}L${480 + half} ${from + depth}V${from}`
  const style = choose.pick<BorderStyle>(['piping', 'gota', 'print', 'lace'])
  const isWorked = isFestive(studio) || choose.chance(0.3)
  const work = isWorked
    ? border(
        svg`M${480 - half - 16} ${from + 12}V${from + depth + 10}L480 ${from + depth + 44}L${480 + half + 16} ${from + depth + 10}V${from + 12}`,
        bolt,
        style,
        isFestive(studio) ? 18 : 9,
      )
    : ''
  const placket = svg`<path d="${edge}" fill="${bolt.paint}"/><path d="${edge}" fill="${bolt.pale}" fill-opacity=".12"/>${seam(edge, bolt)}${stitching(svg`M${480 - half + 6} ${from}V${from + depth - 4}L480 ${from + depth + 12}L${480 + half - 6} ${from + depth - 4}V${from}`, bolt.deep)}`
  const studs = choose.pick(['#efe7d8', '#c9a45a', bolt.deep, bolt.contrast])
  const slit = (mirror: boolean): string => {
    const line = svg`<path d="M${480 + cut.hem - 3} ${hemY}C${480 + cut.hem - 16} ${hemY - 90} ${480 + cut.hem - 16} ${hemY - 150} ${480 + cut.waist + 12} ${hemY - 210}" fill="none" stroke="${bolt.deep}" stroke-width="2.4" stroke-dasharray="7 4.5"/>`
    return mirror ? mirrored(flatArt(line)).art : line
  }
  const pocket = choose.chance(0.4) ? seam(svg`M${480 + 52} ${top + 220}h84v92q-42 22 -84 0Z`, bolt, bolt.deep) : ''
  const cuffWork = isWorked
    ? (x: number, y: number, reach: number): string =>
        border(
          svg`M${x - reach} ${y - 26}Q${x} ${y - 13} ${x + reach} ${y - 26}`,
          bolt,
          style,
          isFestive(studio) ? 22 : 10,
        )
    : undefined
  return {
    cut,
    collar: kind,
    collarBolt: choose.chance(0.12) ? studio.second : bolt,
    sleeve: {
      length: sleeve,
      arm: 66 * wide,
      opening: 50 * wide,
      angle: 13,
      end: choose.pick(['plain', 'cuff', 'plain']),
      ...(cuffWork && { trim: cuffWork }),
    },
    front: pocket + placket + work + buttons(480, from + 40, from + depth - 26, choose.pick([4, 5, 6]), studs, 8),
    back: stitching(svg`M${480 - chest + 4} ${top + 122}Q480 ${top + 146} ${480 + chest - 4} ${top + 122}`, bolt.deep),
    allRound: slit(false) + slit(true),
    flow: 0.55,
  }
}

/** A man's kurta on its own. */
export function drawKurta(studio: Studio): Layer {
  const { cut: choose } = studio
  return drawUpper(
    studio,
    kurtaPattern(studio, { top: 150, hemY: choose.range(980, 1080), flare: choose.range(14, 40), sleeve: 560 }),
  )
}

/** A man's shalwar kameez: kameez with the matching shalwar below it. */
export function drawShalwarKameez(studio: Studio): Layer {
  const { cut: choose } = studio
  const pattern = kurtaPattern(studio, {
    top: 120,
    hemY: choose.range(800, 850),
    flare: choose.range(10, 26),
    sleeve: 480,
    wide: 0.86,
  })
  const under = legs(studio, {
    top: 560,
    half: 150,
    crotchY: 800,
    ankleY: 1120,
    thigh: 128,
    knee: 122,
    ankle: 70,
    spread: 24,
    pleats: 5,
  })
  return drawUpper(studio, { ...pattern, under })
}

/** A child's kurta over a small shalwar or pyjama. */
export function drawKidsKurtaSet(studio: Studio): Layer {
  const { cut: choose } = studio
  const pattern = kurtaPattern(studio, {
    top: 220,
    hemY: choose.range(770, 800),
    flare: choose.range(26, 50),
    sleeve: 330,
    wide: 0.98,
  })
  const under = legs(studio, {
    top: 600,
    half: 160,
    crotchY: 800,
    ankleY: 1010,
    thigh: 110,
    ankle: 62,
    spread: 30,
    pleats: 4,
    bolt: choose.chance(0.6) ? studio.second : studio.bolt,
  })
  return drawUpper(studio, { ...pattern, cut: { ...pattern.cut, neck: 66 }, under })
}

/** A sherwani: long, fitted, closed down the whole front, richly worked. */
export function drawSherwani(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const top = 136
  const cut: BodiceCut = {
    top,
    neck: 58,
    neckDrop: 46,
    neckShape: 'round',
    shoulder: 176,
    slope: 46,
    chest: 178,
    armpitY: 350,
    waist: 160,
    waistY: 560,
    hem: 216,
    hemY: choose.range(1060, 1100),
    hemCurve: 16,
  }
  const opening = svg`M480 ${top + 40}V700Q484 900 500 1130`
  const panel = svg`M436 ${top + 60}V700Q430 900 400 1130M524 ${top + 60}V700Q534 900 570 1130`
  const work = border(panel, bolt, 'zari', choose.range(20, 30)) + seam(opening, bolt)
  const yoke = choose.chance(0.6) ? border(svg`M${480 - 150} 296Q480 400 ${480 + 150} 296`, bolt, 'gota', 16) : ''
  const princess = seam('M372 350C384 520 360 800 330 1120', bolt) + seam('M588 350C576 520 600 800 630 1120', bolt)
  const hemWork = border(
    svg`M${480 - cut.hem} ${cut.hemY - 20}C${480 - 100} ${cut.hemY + 6} ${480 + 100} ${cut.hemY + 6} ${480 + cut.hem} ${cut.hemY - 20}`,
    bolt,
    'zari',
    30,
  )
  return drawUpper(studio, {
    cut,
    collar: 'band',
    front: princess + yoke + work + buttons(480, top + 76, 690, 9, '#cfa652', 9),
    back: princess + seam('M480 150V1140', bolt),
    allRound: hemWork,
    hemStitch: false,
    flow: 0.25,
    sleeve: {
      length: 590,
      arm: 66,
      opening: 48,
      angle: 11,
      end: 'plain',
      trim: (x, y, half) => border(svg`M${x - half} ${y - 30}Q${x} ${y - 17} ${x + half} ${y - 30}`, bolt, 'zari', 34),
    },
    under: legs(studio, {
      top: 900,
      half: 120,
      crotchY: 1000,
      ankleY: 1160,
      thigh: 84,
      ankle: 56,
      spread: 12,
      pleats: 2,
      bolt: studio.second,
    }),
  })
}

/** A waistcoat (also worn over a kurta): sleeveless, band or v neck, two welt pockets. */
export function drawWaistcoat(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const isBand = choose.chance(0.6)
  const cut: BodiceCut = {
    top: 190,
    neck: 72,
    neckDrop: isBand ? 54 : 330,
    neckShape: isBand ? 'round' : 'v',
    shoulder: 188,
    slope: 56,
    chest: 206,
    armpitY: 452,
    waist: 196,
    waistY: 690,
    hem: 214,
    hemY: choose.range(940, 980),
    hemCurve: 6,
  }
  const start = cut.top + cut.neckDrop
  const pockets =
    seam('M322 760l104 14v26l-104 -14ZM638 760l-104 14v26l104 -14Z', bolt, bolt.deep) +
    seam('M546 486l84 -12v22l-84 12Z', bolt)
  const front =
    seam(svg`M482 ${start - 20}V1010`, bolt) +
    stitching(svg`M494 ${start}V1010`, bolt.deep) +
    seam('M372 470C384 620 372 780 362 980', bolt) +
    seam('M588 470C576 620 588 780 598 980', bolt)
  const edge = svg`<path d="${sideSeamPath(cut)}" fill="none" stroke="${bolt.deep}" stroke-width="2" stroke-dasharray="7 4.5"/>`
  return drawUpper(studio, {
    cut,
    collar: isBand ? 'band' : 'none',
    front: front + pockets + buttons(470, start + 34, 900, 6, choose.pick(['#c9a45a', bolt.deep, '#4a3527']), 10),
    back: seam('M480 200V1000', bolt) + seam('M300 700Q480 724 660 700M300 736Q480 760 660 736', bolt),
    allRound: edge + mirrored(flatArt(edge)).art,
    flow: 0.05,
  })
}

function sideSeamPath(cut: BodiceCut): string {
  return svg`M${480 + cut.chest - 12} ${cut.armpitY}${sideSeam({ ...cut, chest: cut.chest - 12, waist: cut.waist - 12, hem: cut.hem - 12 })}`
}
