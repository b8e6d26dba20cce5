import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { rail } from '../cuts/hanger.ts'
import { crease, creases } from '../drape.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { groundShadow } from '../shadow.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { type BorderStyle, border } from '../trims.ts'
import { isFestive } from './kurtas.ts'

/** One folded length lying in a stack: its rounded fold faces us; y is its lower edge. */
function foldedLength(studio: Studio, bolt: Bolt, y: number, half: number, thick: number, lean: number): Layer {
  const left = 480 - half + lean
  const right = 480 + half + lean
  const path = svg`M${left} ${y - thick + 12}Q${left} ${y - thick} ${left + 16} ${y - thick}H${right - 16}Q${right + 10} ${y - thick * 0.5} ${right - 10} ${y}H${left + 10}Q${left - 8} ${y - thick * 0.4} ${left} ${y - thick + 12}Z`
  const layers = [0.3, 0.55, 0.78]
    .map(
      share =>
        svg`<path d="M${left - 6} ${y - thick * share}Q480 ${y - thick * share + 7} ${right + 8} ${y - thick * share}" stroke="${bolt.ink}" stroke-opacity="${0.34 * bolt.inkStrength}" stroke-width="4" fill="none"/><path d="M${left - 6} ${y - thick * share - 4}Q480 ${y - thick * share + 3} ${right + 8} ${y - thick * share - 4}" stroke="#fff" stroke-opacity="${0.2 * bolt.gleam}" stroke-width="3" fill="none"/>`,
    )
    .join('')
  return cloth(studio, { path, bolt, light: 0, over: layers, volume: 0.9 })
}

function edgeStyle(studio: Studio): BorderStyle {
  return isFestive(studio) ? 'zari' : studio.cut.pick(['print', 'lace', 'gota'])
}

/** A long cloth hung over the rail in even folds, its worked end below. */
function overRail(studio: Studio, bolt: Bolt, half: number, endY: number): Layer {
  const choose = studio.cut
  const style = edgeStyle(studio)
  const path = svg`M${480 - half} 52C${480 - half + 14} 300 ${480 - half - 20} 700 ${480 - half - 8} ${endY}Q${480 - half * 0.5} ${endY + 20} 480 ${endY + 4}T${480 + half + 12} ${endY - 6}C${480 + half + 20} 700 ${480 + half - 14} 300 ${480 + half} 52Q480 40 ${480 - half} 52Z`
  const behind = svg`M${480 - half + 40} 60L${480 - half + 60} ${endY - 130}Q480 ${endY - 110} ${480 + half + 46} ${endY - 140}L${480 + half - 6} 60Z`
  const end = (rise: number): string =>
    svg`M${480 - half - 30} ${endY - rise}Q${480 - half * 0.5} ${endY - rise + 20} 480 ${endY - rise + 4}T${480 + half + 40} ${endY - rise - 6}`
  const folds = Array.from({ length: 7 }, (_, at) =>
    crease(
      studio,
      {
        x: 480 - half + (at + 0.6) * ((half * 2) / 7),
        y: 30 + choose.range(0, 60),
        length: endY * choose.range(0.75, 1.05),
        width: half * choose.range(0.3, 0.5),
        angle: (3 - at) * 0.6,
        strength: 1,
      },
      bolt,
    ),
  ).join('')
  const fringe = Array.from(
    { length: 26 },
    (_, at) =>
      svg`M${480 - half + at * ((half * 2) / 25)} ${endY + 4 + Math.sin(at / 4) * 9}l${choose.range(-3, 3)} 40`,
  ).join('')
  const back = cloth(studio, {
    path: behind,
    bolt,
    over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity="${0.3 * bolt.inkStrength}"/>`,
  })
  const face = cloth(studio, {
    path,
    bolt,
    over:
      border(end(46), bolt, style, 46) +
      border(end(96), bolt, 'piping', 7) +
      border(end(130), bolt, 'gota', 18) +
      folds,
  })
  return stack(
    flatArt(rail(studio)),
    back,
    flatArt(svg`<path d="${fringe}" stroke="${bolt.contrast}" stroke-width="4" stroke-linecap="round" fill="none"/>`),
    face,
  )
}

/** A square-folded cloth seen from above, one corner turned back. */
function foldedSquare(studio: Studio, bolt: Bolt, style: BorderStyle): Layer {
  const low = cloth(studio, {
    path: 'M180 300H770Q790 300 790 320V900Q790 920 770 920H180Q160 920 160 900V320Q160 300 180 300Z',
    bolt,
    volume: 0.7,
    over: creases(
      studio,
      studio.cut,
      3,
      { x: 240, y: 330, width: 460, height: 60 },
      { length: 460, width: 90, angle: 6, strength: 0.5 },
      bolt,
    ),
  })
  const upper = cloth(studio, {
    path: 'M166 330H700Q716 330 716 346V846Q716 862 700 862H166Z',
    bolt,
    volume: 0.7,
    over:
      border('M690 320V880', bolt, style, 44) +
      border('M150 836H720', bolt, style, 44) +
      creases(
        studio,
        studio.cut,
        3,
        { x: 200, y: 360, width: 400, height: 40 },
        { length: 420, width: 80, angle: -8, strength: 0.6 },
        bolt,
      ),
  })
  const corner = cloth(studio, {
    path: 'M716 640V862H480C560 840 690 760 716 640Z',
    bolt: { ...bolt, paint: bolt.deep },
    volume: 0.8,
  })
  const tassels = Array.from({ length: 20 }, (_, at) => svg`M${184 + at * 30} 918v30`).join('')
  return stack(
    flatArt(svg`<path d="${tassels}" stroke="${bolt.contrast}" stroke-width="5" stroke-linecap="round"/>`),
    low,
    upper,
    corner,
  )
}

/** A cloth knotted softly on a table: a folded stack with one length falling in front. */
function foldedStack(studio: Studio, lengths: Bolt[]): Layer {
  const choose = studio.cut
  const thick = 440 / (lengths.length + 1)
  const parts = lengths.map((bolt, at) =>
    foldedLength(studio, bolt, 930 - at * thick * 1.02, 300 - at * 6, thick, choose.range(-12, 12)),
  )
  const top = 930 - lengths.length * thick * 1.02
  const face = lengths[0]!
  const lid = svg`M${190} ${top + 6}L${262} ${top - 96}Q480 ${top - 112} ${700} ${top - 96}L772 ${top + 6}Q480 ${top + 20} 190 ${top + 6}Z`
  const fallPath = svg`M400 ${top - 100}Q480 ${top - 112} 566 ${top - 102}C590 ${top - 20} 600 ${top + 10} 604 ${top + 40}C612 ${top + 140} 596 ${top + 220} 610 ${top + 296}Q490 ${top + 322} 374 ${top + 300}C384 ${top + 220} 366 ${top + 160} 372 ${top + 40}C376 ${top} 386 ${top - 40} 400 ${top - 100}Z`
  const style = edgeStyle(studio)
  const fall = cloth(studio, {
    path: fallPath,
    bolt: face,
    over:
      border(svg`M350 ${top + 268}Q490 ${top + 296} 640 ${top + 264}`, face, style, 40) +
      [0, 1, 2, 3]
        .map(at =>
          crease(studio, { x: 396 + at * 56, y: top + 10, length: 290, width: 60, angle: 0, strength: 0.9 }, face),
        )
        .join(''),
  })
  const pile = stack(
    flatArt(groundShadow(studio, 480, 936, 420, 60)),
    ...parts,
    cloth(studio, { path: lid, bolt: lengths.at(-1)!, light: 0, volume: 0.6 }),
    fall,
  )
  return placed(pile, 'translate(-96 -170) scale(1.2)')
}

/** Unstitched cloth: a stack of folded lengths (shirt, trousers, dupatta). */
export function drawUnstitched(studio: Studio): Layer {
  const { bolt, second, cut: choose } = studio
  const lengths = choose.chance(0.65)
    ? [bolt, second, bolt, { ...second, paint: second.deep, base: second.deep }]
    : [bolt, { ...bolt, paint: bolt.pale, base: bolt.pale }, bolt]
  if (studio.isHung) return overRail(studio, bolt, 210, 1010)
  if (studio.isFlat)
    return stack(
      placed(foldedSquare(studio, second, 'print'), 'translate(60 90) rotate(3 480 600)'),
      placed(foldedSquare(studio, bolt, edgeStyle(studio)), 'translate(40 -60) scale(.86)'),
    )
  return foldedStack(studio, lengths)
}

/** A warm shawl with fringed ends. */
export function drawShawl(studio: Studio): Layer {
  if (studio.isFlat) return foldedSquare(studio, studio.bolt, edgeStyle(studio))
  return overRail(studio, studio.bolt, studio.isHung ? 170 : 280, studio.isHung ? 1060 : 1020)
}

/** A dupatta: light, long, with worked edges. */
export function drawDupatta(studio: Studio): Layer {
  const { bolt } = studio
  const sheer: Bolt = bolt.fabric === 'chiffon' ? { ...bolt, opacity: 0.86 } : bolt
  if (studio.isFlat) return foldedSquare(studio, bolt, edgeStyle(studio))
  if (studio.isHung) return overRail(studio, sheer, 130, 1080)
  return overRail(studio, sheer, 236, 1060)
}
