import type { BodiceCut } from '../cuts/bodice.ts'
import { lapels } from '../cuts/lapels.ts'
import { flatArt, type Layer, mirrored, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { button, buttons, seam, stitching } from '../trims.ts'
import { drawUpper } from '../upper.ts'
import { ribHem } from './knitwear.ts'

function both(art: string): string {
  return art + mirrored(flatArt(art)).art
}

function flapPocket(studio: Studio, y: number, x = 300): string {
  const { bolt } = studio
  const flap = svg`M${x} ${y}l118 8v36q-60 12 -118 -8Z`
  return both(
    svg`<path d="${flap}" fill="${bolt.paint}"/><path d="${flap}" fill="${bolt.ink}" fill-opacity=".08"/>${seam(flap, bolt)}`,
  )
}

function sleeveButtons(studio: Studio): (x: number, y: number, half: number) => string {
  return (x, y, half) => buttons(x - half * 0.5, y - 70, y - 26, 3, studio.bolt.deep, 6.5)
}

/** A blazer: lapels, darts, flap pockets; single or double breasted. */
export function drawBlazer(studio: Studio): Layer {
  const { cut: choose, bolt, isBack } = studio
  const isDouble = choose.chance(0.3)
  const cut: BodiceCut = {
    top: 180,
    neck: 84,
    neckDrop: isDouble ? 330 : choose.range(340, 390),
    neckShape: 'v',
    shoulder: 222,
    slope: 54,
    chest: 222,
    armpitY: 420,
    waist: 194,
    waistY: 640,
    hem: 226,
    hemY: choose.range(960, 1000),
    hemCurve: 14,
  }
  const low = cut.top + cut.neckDrop
  const stud = choose.pick([bolt.deep, '#3b2a20', '#b08d4f'])
  const closing = isDouble
    ? seam(svg`M430 ${low - 30}Q424 800 430 1020`, bolt) + both(buttons(418, low + 40, low + 170, 2, stud, 12))
    : buttons(476, low + 26, low + 150, 2, stud, 13)
  const front =
    seam(svg`M482 ${low}Q486 ${low + 200} 500 1020`, bolt) +
    both(seam('M360 440C372 560 368 660 352 740', bolt)) +
    flapPocket(studio, 730) +
    seam('M562 470l78 -12v20l-78 12Z', bolt)
  const vent = seam('M480 190V1010', bolt) + both(seam('M330 360C372 520 362 760 330 1010', bolt))
  return drawUpper(studio, {
    cut,
    collar: 'lapel',
    front: front + closing,
    back: vent,
    flow: 0.05,
    hemStitch: false,
    sleeve: { length: 600, arm: 76, opening: 58, angle: 13, end: 'plain', trim: sleeveButtons(studio) },
    ...(!isBack && {
      top: lapels(studio, cut, choose.range(64, 88), choose.pick(['notch', 'notch', 'peak', 'shawl'])),
    }),
  })
}

/** A long coat, belted or not. */
export function drawLongCoat(studio: Studio): Layer {
  const { cut: choose, bolt, isBack } = studio
  const isBelted = choose.chance(0.5)
  const cut: BodiceCut = {
    top: 136,
    neck: 74,
    neckDrop: choose.range(230, 280),
    neckShape: 'v',
    shoulder: 190,
    slope: 48,
    chest: 194,
    armpitY: 350,
    waist: isBelted ? 166 : 188,
    waistY: 560,
    hem: choose.range(226, 250),
    hemY: 1110,
    hemCurve: 14,
  }
  const low = cut.top + cut.neckDrop
  const stud = choose.pick([bolt.deep, '#3b2a20', '#6b4a2c'])
  const closing = both(buttons(424, low + 50, low + 260, 3, stud, 12))
  const front = seam(svg`M520 ${low - 50}Q526 800 534 1140`, bolt) + both(seam(svg`M322 640l26 118`, bolt, bolt.deep))
  const sash = (dy: number): string => svg`M300 ${548 + dy}Q480 ${574 + dy} 660 ${548 + dy}`
  const belt = isBelted
    ? svg`<path d="${sash(14)}" fill="none" stroke="${bolt.ink}" stroke-opacity=".35" stroke-width="48"/><path d="${sash(8)}" fill="none" stroke="${bolt.paint}" stroke-width="44"/>${stitching(sash(-8), bolt.deep)}${stitching(sash(24), bolt.deep)}`
    : ''
  const tie =
    isBelted && !isBack
      ? svg`<path d="M470 560l50 -4 6 40 -46 6ZM478 596l-28 170 34 4 14 -172ZM502 594l42 140 30 -10 -46 -134Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6"/>`
      : ''
  return drawUpper(studio, {
    cut,
    collar: 'lapel',
    front: front + closing,
    back: seam('M480 150V1140', bolt),
    allRound: belt,
    flow: 0.35,
    hemStitch: false,
    sleeve: { length: 590, arm: 72, opening: 62, angle: 12, end: 'plain' },
    top: isBack
      ? flatArt('')
      : stack(lapels(studio, cut, choose.range(84, 104), choose.pick(['notch', 'peak'])), flatArt(tie)),
  })
}

/** A bomber jacket: ribbed neck, hem and cuffs, zipped. */
export function drawBomber(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const cut: BodiceCut = {
    top: 206,
    neck: 80,
    neckDrop: 50,
    neckShape: 'round',
    shoulder: 232,
    slope: 60,
    chest: 252,
    armpitY: 464,
    waist: 256,
    waistY: 720,
    hem: 226,
    hemY: choose.range(930, 960),
    hemCurve: 8,
  }
  const metal = choose.pick(['#b9a06a', '#c3c5c6', '#8d8f93'])
  const zip = svg`${seam('M464 240V970M496 240V970', bolt, bolt.deep)}<path d="M480 240V970" stroke="${bolt.deep}" stroke-width="16"/><path d="M480 240V970" stroke="${metal}" stroke-width="9" stroke-dasharray="4 3"/><path d="M474 268h12l4 44h-20Z" fill="${metal}" stroke="#4c463a"/>`
  const pockets = both(seam('M318 690l44 132l22 -8l-44 -132Z', bolt, bolt.deep))
  return drawUpper(studio, {
    cut,
    collar: 'crew',
    front: pockets + zip,
    back: seam('M250 340Q480 372 710 340', bolt, bolt.deep),
    allRound: ribHem(studio, cut, 62),
    hemStitch: false,
    flow: 0.2,
    sleeve: { length: 600, arm: 88, opening: 60, angle: 16, end: 'rib' },
  })
}

/** A denim jacket: pointed collar, flap pockets, V seams, orange stitching. */
export function drawDenimJacket(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const thread = '#d8a35a'
  const cut: BodiceCut = {
    top: 196,
    neck: 80,
    neckDrop: 68,
    neckShape: 'round',
    shoulder: 226,
    slope: 60,
    chest: 238,
    armpitY: 446,
    waist: 226,
    waistY: 700,
    hem: 218,
    hemY: choose.range(900, 930),
    hemCurve: 6,
  }
  const yoke = 'M240 402Q480 424 720 402'
  const flap = 'M320 404h112v40l-56 30l-56 -30Z'
  const pocket = svg`${seam('M330 468l14 150h64l14 -150', bolt, thread)}<path d="${flap}" fill="${bolt.paint}"/>${seam(flap, bolt, thread)}${button(376, 450, '#b0763c', 9)}`
  const vSeams = seam('M346 610L400 880M300 430C312 600 316 760 318 880', bolt, thread)
  const placket = seam('M456 240V940M504 240V940', bolt, thread) + buttons(480, 300, 820, 6, '#b0763c', 11)
  const belt =
    seam(svg`M240 ${cut.hemY - 46}Q480 ${cut.hemY - 36} 720 ${cut.hemY - 46}`, bolt, thread) +
    stitching(svg`M240 ${cut.hemY - 8}Q480 ${cut.hemY} 720 ${cut.hemY - 8}`, thread)
  return drawUpper(studio, {
    cut,
    collar: 'shirt',
    front: seam(yoke, bolt, thread) + both(vSeams + pocket) + placket,
    back: seam('M240 372Q480 398 720 372', bolt, thread) + both(seam('M372 386L410 880', bolt, thread)),
    allRound: belt,
    hemStitch: false,
    flow: 0.1,
    sleeve: { length: 590, arm: 80, opening: 58, angle: 15, end: 'cuff' },
  })
}
