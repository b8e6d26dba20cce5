import { cloth } from '../cloth.ts'
import type { BodiceCut } from '../cuts/bodice.ts'
import { hanger } from '../cuts/hanger.ts'
import { type LegsCut, legs } from '../cuts/legs.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, mirrored, stack } from '../layer.ts'
import { flower } from '../motifs.ts'
import { lift } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { button, buttons, seam, stitching } from '../trims.ts'
import { drawUpper } from '../upper.ts'

/** A baby's romper: short sleeves, snaps between short legs, a small appliqué. */
export function drawRomper(studio: Studio): Layer {
  const { cut: choose, bolt, second } = studio
  const isLong = choose.chance(0.4)
  const cut: BodiceCut = {
    top: 240,
    neck: 92,
    neckDrop: 66,
    neckShape: 'round',
    shoulder: 196,
    slope: 48,
    chest: 206,
    armpitY: 440,
    waist: 212,
    waistY: 640,
    hem: 222,
    hemY: 760,
    hemCurve: 20,
  }
  const legCut: LegsCut = {
    top: 640,
    half: 216,
    hip: 226,
    crotchY: 860,
    ankleY: isLong ? 1080 : 950,
    thigh: 214,
    ankle: isLong ? 120 : 176,
    knee: isLong ? 160 : 200,
    spread: isLong ? 44 : 30,
  }
  const inner = 480 - legCut.spread
  const hem = svg`M${inner - legCut.ankle - 20} ${legCut.ankleY - 26}Q${inner - legCut.ankle / 2} ${legCut.ankleY - 12} ${inner + 20} ${legCut.ankleY - 26}`
  const snaps = [0, 1, 2]
    .map(at => button(480 - 6 - at * legCut.spread * 0.32, 880 + at * ((legCut.ankleY - 900) / 2), '#e9e3d6', 7))
    .join('')
  const under = legs(studio, {
    ...legCut,
    leg:
      svg`<path d="${hem}" fill="none" stroke="${second.base}" stroke-width="34" stroke-opacity=".9"/>` +
      stitching(hem, second.deep) +
      snaps,
  })
  const badge = flower(560, 450, 34, second.base, lift(second.base, 0.5), 6)
  const front = choose.chance(0.5) ? seam('M480 300V760', bolt) + buttons(480, 340, 700, 5, second.base, 11) : badge
  return drawUpper(studio, {
    cut,
    collar: 'crew',
    collarBolt: second,
    front,
    flow: 0.1,
    under,
    hemStitch: false,
    allRound: creases(
      studio,
      choose,
      4,
      { x: 300, y: 600, width: 360, height: 60 },
      { length: 200, width: 70, angle: 0, strength: 0.5 },
    ),
    back: buttons(480, 290, 420, 3, '#efe8da', 8),
    sleeve: {
      length: choose.pick([150, 170, 330]),
      arm: 74,
      opening: 62,
      angle: 36,
      end: choose.pick(['rib', 'hem', 'puff']),
    },
  })
}

/** Children's dungarees: bib, straps with buckles, pockets. */
export function drawDungarees(studio: Studio): Layer {
  const { cut: choose, bolt, isBack } = studio
  const thread = studio.spec.fabric === 'denim' ? '#d9a258' : bolt.deep
  const isShort = choose.chance(0.3)
  const legCut: LegsCut = {
    top: 560,
    half: 206,
    hip: 236,
    crotchY: 780,
    ankleY: isShort ? 910 : 1080,
    thigh: 230,
    ankle: isShort ? 210 : 168,
    knee: isShort ? 222 : 196,
    spread: 30,
  }
  const inner = 480 - legCut.spread
  const hemAt = (rise: number): string =>
    svg`M${inner - legCut.ankle - 20} ${legCut.ankleY - rise}Q${inner - legCut.ankle / 2} ${legCut.ankleY - rise + 12} ${inner + 20} ${legCut.ankleY - rise}`
  const pocket = isBack
    ? seam('M316 640h110v116l-55 24l-55 -24Z', bolt, thread)
    : seam('M360 590C352 650 310 690 250 700', bolt, thread)
  const under = legs(studio, {
    ...legCut,
    leg:
      pocket +
      seam(hemAt(34), bolt, thread) +
      svg`<path d="${hemAt(14)}" fill="none" stroke="${bolt.pale}" stroke-width="34" stroke-opacity=".3"/>`,
  })
  const bib = isBack
    ? 'M286 580C330 500 420 420 440 390H520C540 420 630 500 674 580Z'
    : 'M346 580L366 352Q480 340 594 352L614 580Z'
  const bibOver = isBack
    ? seam('M300 560C350 480 430 420 446 400M660 560C610 480 530 420 514 400', bolt, thread)
    : stitching('M374 366Q480 354 586 366M372 380Q480 368 588 380', thread) +
      seam('M410 430H550V530Q480 556 410 530Z', bolt, thread) +
      seam('M480 430V546', bolt, thread)
  const strap = cloth(studio, {
    path: isBack ? 'M440 400L372 190Q392 172 416 184L484 400Z' : 'M366 400L350 200Q374 178 402 194L418 400Z',
    over: stitching(isBack ? 'M452 396L384 190M474 396L408 190' : 'M376 396L362 200M408 396L392 200', thread),
  })
  const inside = cloth(studio, {
    path: 'M346 212C380 150 580 150 614 212L590 250H370Z',
    light: 0,
    over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".45"/>`,
  })
  const metal = isBack
    ? ''
    : svg`<rect x="362" y="352" width="52" height="46" rx="10" fill="none" stroke="#c8a250" stroke-width="9"/>${button(389, 400, '#c8a250', 13)}`
  const waist = cloth(studio, {
    path: 'M272 560Q480 580 688 560V612Q480 632 272 612Z',
    over: stitching('M272 570Q480 590 688 570M272 602Q480 622 688 602', thread),
  })
  const sides = isBack ? '' : svg`${button(292, 640, '#c8a250', 10)}${button(668, 640, '#c8a250', 10)}`
  return stack(
    studio.isHung ? hanger(studio, 206, 150, 30) : flatArt(''),
    isBack ? flatArt('') : inside,
    strap,
    mirrored(strap),
    under,
    cloth(studio, { path: bib, over: bibOver }),
    waist,
    flatArt(metal + mirrored(flatArt(metal)).art + sides),
  )
}
