import type { Bolt } from '../bolt.ts'
import { type BodiceCut, hemline, neckline } from '../cuts/bodice.ts'
import type { SleeveCut } from '../cuts/sleeve.ts'
import { flatArt, mirrored } from '../layer.ts'
import { flower, leaf } from '../motifs.ts'
import { lift } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { type BorderStyle, border, buttons, seam } from '../trims.ts'
import type { UpperPattern } from '../upper.ts'
import { isFestive } from './kurtas.ts'

/** A spray of embroidery on the middle line below a neckline, worked in the bolt's contrast colour. */
export function neckSpray(bolt: Bolt, y: number, size: number): string {
  const thread = bolt.contrast
  const pale = lift(bolt.accent, 0.5)
  const tiers = [0, 1, 2, 3]
  const half = tiers
    .map(at => {
      const [reach, root] = [(62 - at * 11) * size, y + at * 44 * size]
      const stem = svg`<path d="M480 ${root + 26 * size}Q${480 - reach * 0.7} ${root + 30 * size} ${480 - reach} ${root}" stroke="${thread}" stroke-width="3" fill="none"/>`
      return (
        stem +
        leaf(480 - reach * 0.5, root + 22 * size, 26 * size, 110, thread) +
        leaf(480 - reach * 0.4, root + 24 * size, 24 * size, 236, thread) +
        flower(480 - reach, root, (15 - at * 2) * size, thread, pale, 6)
      )
    })
    .join('')
  const heart = tiers.map(at => flower(480, y + at * 46 * size, (16 - at * 2) * size, pale, thread, 8)).join('')
  return svg`<path d="M480 ${y - 20}V${y + 190 * size}" stroke="${thread}" stroke-width="3"/>${half}${mirrored(flatArt(half)).art}${heart}`
}

/** A worked border at the end of a sleeve. */
export function cuffBorder(bolt: Bolt, style: BorderStyle, width: number): NonNullable<SleeveCut['trim']> {
  return (x, y, half) =>
    border(svg`M${x - half} ${y - width}Q${x} ${y - width + 13} ${x + half} ${y - width}`, bolt, style, width)
}

interface KameezSize {
  top: number
  hemY: number
  sleeve: number
  wide: number
}

const necklines = {
  round: { neck: 74, drop: 92 },
  square: { neck: 74, drop: 92 },
  v: { neck: 74, drop: 130 },
  boat: { neck: 96, drop: 40 },
  band: { neck: 58, drop: 50 },
} as const

function kameezCut(studio: Studio, { top, hemY, wide }: KameezSize): { cut: BodiceCut; isBand: boolean } {
  const choose = studio.cut
  const neckShape = choose.pick(['round', 'v', 'boat', 'round', 'square'] as const)
  const isBand = neckShape === 'round' && choose.chance(0.4)
  const { neck, drop } = necklines[isBand ? 'band' : neckShape]
  const chest = 164 * wide
  const cut: BodiceCut = {
    top,
    neck: neck * wide,
    neckDrop: drop,
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
  return { cut, isBand }
}

function frontWork(studio: Studio, { top, neckDrop, chest }: BodiceCut, style: BorderStyle): string {
  const { cut: choose, bolt, spec } = studio
  const start = top + neckDrop
  const kind = choose.pick(['spray', 'placket', 'slit', 'yoke', 'plain'])
  if (kind === 'spray' || (isFestive(studio) && spec.fabric !== 'mirror work'))
    return neckSpray(bolt, start + 50, choose.range(0.9, 1.25))
  if (kind === 'placket')
    return (
      seam(svg`M466 ${start}V${start + 230}H494V${start}`, bolt, bolt.deep) +
      buttons(480, start + 26, start + 206, 6, bolt.contrast, 7)
    )
  if (kind === 'slit') return border(svg`M480 ${start}V${start + 120}`, bolt, 'lace', 10)
  if (kind === 'yoke')
    return border(svg`M${480 - chest} ${top + 178}Q480 ${top + 236} ${480 + chest} ${top + 178}`, bolt, style, 16)
  return ''
}

/** The pattern of a woman's kameez or kurti: neckline, worked front, borders and sleeves follow the seed. */
export function kameezPattern(studio: Studio, size: KameezSize): UpperPattern {
  const { cut: choose, bolt } = studio
  const { top, wide } = size
  const rich = isFestive(studio)
  const { cut, isBand } = kameezCut(studio, size)
  const style: BorderStyle = rich ? choose.pick(['gota', 'zari']) : choose.pick(['lace', 'print', 'piping', 'print'])
  const band = rich ? choose.range(26, 40) : choose.range(14, 30)
  const hem = svg`<g transform="translate(0 ${-band * 0.8})">${border(hemline(cut), bolt, style, band)}</g>${choose.chance(0.5) ? svg`<g transform="translate(0 ${-band * 2.1})">${border(hemline(cut), bolt, 'piping', 6)}</g>` : ''}`
  const neckWork = border(
    neckline(cut, studio.isBack),
    bolt,
    rich ? style : choose.pick(['piping', 'lace']),
    rich ? 20 : 12,
  )
  const art = frontWork(studio, cut, style)
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
