import type { Bolt } from '../bolt.ts'
import { type BodiceCut, hemline, neckline } from '../cuts/bodice.ts'
import type { FlareCut } from '../cuts/flare.ts'
import { buti } from '../motifs.ts'
import { lift, mix } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, buttons, seam } from '../trims.ts'
import type { UpperPattern } from '../upper.ts'
import { neckSpray } from './kameez.ts'

/** Heavy work for the hem of a gown: depth is how high it climbs. */
export function workedHem(bolt: Bolt, depth: number): NonNullable<FlareCut['work']> {
  const gold = mix(bolt.contrast, '#d8b25c', 0.5)
  return hemAt =>
    border(hemAt(depth * 0.24), bolt, 'zari', depth * 0.4) +
    border(hemAt(depth * 0.62), bolt, 'gota', depth * 0.14) +
    border(hemAt(depth * 0.86), bolt, 'lace', depth * 0.12) +
    Array.from({ length: 9 }, (_, at) =>
      buti(96 + at * 96, 1000 - depth * 0.62, 0.9, gold, gold, lift(gold, 0.5)),
    ).join('')
}

/** The pattern of a gown's bodice; a sleeve of 0 leaves it sleeveless, rich adds bridal work. */
export function gownTop(studio: Studio, cut: BodiceCut, sleeve: number, rich: boolean): UpperPattern {
  const { cut: choose, bolt } = studio
  const neck = border(neckline(cut, studio.isBack), bolt, rich ? 'zari' : 'piping', rich ? 24 : 8)
  const waist = rich
    ? svg`<g transform="translate(0 -12)">${border(hemline(cut), bolt, 'gota', 22)}</g>`
    : seam(hemline(cut), bolt)
  return {
    cut,
    collar: rich ? 'none' : 'bound',
    allRound: neck + waist,
    front: rich ? neckSpray(bolt, cut.top + cut.neckDrop + 44, 0.9) : '',
    back:
      seam(svg`M480 ${cut.top + 20}V${cut.hemY}`, bolt) +
      buttons(480, cut.top + 50, cut.hemY - 30, 7, bolt.contrast, 5),
    hemStitch: false,
    flow: 0,
    ...(sleeve > 0 && {
      sleeve: {
        length: sleeve,
        arm: 58,
        opening: 46,
        angle: 15,
        end: rich ? 'plain' : choose.pick(['puff', 'bell', 'plain'] as const),
        ...(rich && {
          trim: (x: number, y: number, half: number) =>
            border(svg`M${x - half} ${y - 26}Q${x} ${y - 13} ${x + half} ${y - 26}`, bolt, 'zari', 30),
        }),
      },
    }),
  }
}
