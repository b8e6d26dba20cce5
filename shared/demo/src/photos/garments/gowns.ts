import { cloth } from '../cloth.ts'
import type { BodiceCut } from '../cuts/bodice.ts'
import { flare } from '../cuts/flare.ts'
import { clipHanger } from '../cuts/hanger.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { lift } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, buttons, seam, stitching } from '../trims.ts'
import { drawUpper } from '../upper.ts'
import { gownTop, workedHem } from './gown-top.ts'
import { isFestive } from './kurtas.ts'

/** A floor-length maxi dress. */
export function drawMaxi(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const rich = isFestive(studio) && studio.spec.fabric !== 'silk'
  const hemY = choose.range(1080, 1110)
  const cut: BodiceCut = {
    top: 126,
    neck: 78,
    neckDrop: choose.pick([80, 130]),
    neckShape: choose.pick(['round', 'v', 'square']),
    shoulder: 150,
    slope: 40,
    chest: 148,
    armpitY: 300,
    waist: 128,
    waistY: 440,
    hem: 126,
    hemY: 462,
    hemCurve: 8,
  }
  const tiers = choose.chance(0.4) && !rich
  const under = flare(studio, {
    top: 450,
    half: 124,
    hem: choose.range(270, 330),
    hemY,
    flutes: 9,
    sag: 20,
    bell: 0.3,
    work: rich
      ? workedHem(bolt, 150)
      : hemAt =>
          tiers
            ? [200, 400].map(rise => seam(hemAt(rise), bolt) + stitching(hemAt(rise - 8), bolt.deep)).join('')
            : stitching(hemAt(18), bolt.deep),
  })
  const top = drawUpper(studio, gownTop(studio, cut, choose.pick([190, 420, 470]), rich))
  const sash = choose.chance(0.5)
    ? flatArt(
        svg`<path d="M352 446Q480 476 608 446V472Q480 502 352 472Z" fill="${studio.second.paint}" stroke="${bolt.ink}" stroke-opacity=".4"/>`,
      )
    : flatArt('')
  return stack(under, top, sash)
}

/** A child's frock: puff sleeves, round collar, gathered skirt, sash. */
export function drawFrock(studio: Studio): Layer {
  const { cut: choose, bolt, second } = studio
  const cut: BodiceCut = {
    top: 200,
    neck: 76,
    neckDrop: 56,
    neckShape: 'round',
    shoulder: 168,
    slope: 40,
    chest: 172,
    armpitY: 400,
    waist: 162,
    waistY: 520,
    hem: 162,
    hemY: 560,
    hemCurve: 8,
  }
  const under = flare(studio, {
    top: 548,
    half: 158,
    hem: choose.range(320, 370),
    hemY: choose.range(930, 990),
    flutes: 10,
    sag: 34,
    bell: 0.66,
    work: hemAt =>
      choose.chance(0.6)
        ? border(hemAt(26), bolt, 'lace', 26) + border(hemAt(60), bolt, 'piping', 6)
        : border(hemAt(16), bolt, 'print', 22),
  })
  const leafShape = 'M480 266C430 262 402 228 398 196C384 214 366 262 384 296C410 326 466 316 480 266Z'
  const leafArt = cloth(studio, {
    path: leafShape,
    bolt: second,
    over: stitching('M476 276C460 306 412 312 392 288', second.deep),
  })
  const mirror = placed(leafArt, 'matrix(-1 0 0 1 960 0)')
  const sash = cloth(studio, {
    path: 'M316 530Q480 552 644 530L646 582Q480 604 314 582Z',
    bolt: second,
    over: creases(
      studio,
      choose,
      4,
      { x: 330, y: 540, width: 300, height: 20 },
      { length: 150, width: 14, angle: 84, strength: 0.6 },
      second,
    ),
  })
  const tie = cloth(studio, {
    path: 'M480 566C440 520 396 520 400 566S446 604 480 572C514 604 560 612 560 566S520 520 480 566ZM474 576L430 700 470 690 484 580ZM486 576L534 690 496 700 478 580Z',
    bolt: second,
  })
  const top = drawUpper(studio, {
    cut,
    collar: 'bound',
    front: buttons(480, 330, 500, 3, lift(second.base, 0.4), 8),
    hemStitch: false,
    flow: 0,
    back: seam('M480 220V560', bolt) + buttons(480, 250, 480, 4, '#f3ecdf', 8),
    sleeve: { length: choose.range(150, 190), arm: 70, opening: 56, angle: 34, end: 'puff' },
  })
  return placed(
    stack(under, top, studio.isBack ? stack(sash, tie) : stack(leafArt, mirror, sash)),
    'translate(-38 -30) scale(1.08)',
  )
}

/** A skirt: gathered, pleated or straight. */
export function drawSkirt(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const isStraight = studio.spec.fabric === 'denim' || choose.chance(0.25)
  const hemY = isStraight ? choose.range(900, 1000) : choose.range(940, 1090)
  const skirt = flare(studio, {
    top: 200,
    half: 150,
    hem: isStraight ? 232 : choose.range(300, 380),
    hemY,
    flutes: isStraight ? 4 : choose.pick([9, 13]),
    sag: isStraight ? 12 : 34,
    bell: isStraight ? 1.1 : 0.46,
    work: hemAt =>
      stitching(hemAt(20), bolt.deep) +
      (isStraight
        ? seam('M480 240V1100', bolt, bolt.deep)
        : choose.chance(0.4)
          ? border(hemAt(50), bolt, 'print', 24)
          : ''),
  })
  const band = cloth(studio, {
    path: 'M332 160Q480 174 628 160L632 210Q480 226 328 210Z',
    over: stitching('M330 170Q480 184 630 170M328 200Q480 216 632 200', bolt.deep),
  })
  const inside = cloth(studio, {
    path: 'M332 162Q480 138 628 162Q480 188 332 162Z',
    light: 0,
    over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".5"/>`,
  })
  const closing = studio.isBack
    ? svg`<path d="M480 176V380" stroke="${bolt.ink}" stroke-opacity=".5" stroke-width="3"/><path d="M474 180h12l3 26h-18Z" fill="#b9b3a8" stroke="#5b564e"/>`
    : isStraight
      ? buttons(480, 194, 700, 6, '#b0763c', 10)
      : ''
  return stack(
    inside,
    skirt,
    band,
    flatArt(closing),
    studio.isHung ? flatArt(clipHanger(studio, 162, 146)) : flatArt(''),
  )
}
