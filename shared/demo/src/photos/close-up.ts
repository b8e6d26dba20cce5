import { tableFromAbove } from './backdrops.ts'
import { cloth } from './cloth.ts'
import { creases } from './drape.ts'
import { drawFlaw } from './flaws.ts'
import { flatArt, type Layer, placed, stack } from './layer.ts'
import { flawsOf } from './photo-spec.ts'
import { castShadow } from './shadow.ts'
import { linear, svg } from './sheet.ts'
import type { Studio } from './studio.ts'
import { wovenLabel } from './woven-label.ts'

/** Magnification of close-ups; drawn at 384 by 480, which keeps the cloth's repeats on whole pixels. */
const ZOOM = 2.5

/** A row of stitches as thick threads that sink into the cloth. */
function thickStitches(path: string, thread: string, ink: string): string {
  const row = (colour: string, width: number, opacity: number, shift: number): string =>
    svg`<path d="${path}" transform="translate(0 ${shift})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="6.500 5" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  return row(ink, 4, 0.4, 1.2) + row(thread, 2.6, 1, 0) + row('#fff', 0.9, 0.3, -0.6)
}

/** A felled seam: a ridge between two rows of stitches. */
function felledSeam(studio: Studio, y: number): string {
  const { bolt } = studio
  const ridge = linear(
    studio.sheet,
    [
      [0, '#fff', 0.28 * bolt.gleam],
      [0.5, '#fff', 0],
      [0.86, bolt.ink, 0.16],
      [1, bolt.ink, 0.5],
    ],
    [0, 0, 0, 1],
  )
  const line = (rise: number): string => svg`M-220 ${y + rise}H620`
  return svg`<rect x="-220" y="${y}" width="840" height="34" fill="${ridge}"/><path d="${line(35)}" stroke="${bolt.ink}" stroke-opacity=".4" stroke-width="2"/>${thickStitches(line(7) + line(27), bolt.pale, bolt.ink)}`
}

/** The hem of the cloth on a table: a folded edge with its row of stitches, and sometimes a label in the side seam. */
function hemOnTable(studio: Studio): Layer {
  const { bolt, pose } = studio
  const y = pose.range(350, 384)
  const edge = svg`M-220 ${y}C-60 ${y + 14} 60 ${y - 10} 200 ${y + 2}S460 ${y + 12} 620 ${y - 6}`
  const line = (rise: number): string =>
    `<g transform="translate(0 ${-rise})">${thickStitches(edge, bolt.pale, bolt.ink)}</g>`
  const tag = pose.chance(0.6)
    ? svg`<g transform="translate(0 ${y - 96})">${wovenLabel(studio, 192, 0, 112, 42)}</g>`
    : ''
  return cloth(studio, {
    path: `${edge}V-260H-220Z`,
    light: 0,
    isFlush: true,
    volume: 0.35,
    over: svg`${folds(studio)}<path d="${edge}" transform="translate(0 -46)" fill="none" stroke="${bolt.ink}" stroke-opacity=".3" stroke-width="4"/><path d="${edge}" transform="translate(0 -3)" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>${line(40)}${line(10)}${tag}`,
  })
}

function folds(studio: Studio): string {
  return creases(
    studio,
    studio.pose,
    4,
    { x: -60, y: -160, width: 480, height: 120 },
    { length: 420, width: 120, angle: 12, strength: 0.6 },
  )
}

/** The cloth filling the whole photo, with a seam across it. */
function seamedCloth(studio: Studio): Layer {
  return cloth(studio, {
    path: 'M-220 -260H620V760H-220Z',
    isFlush: true,
    volume: 0.5,
    over: folds(studio) + felledSeam(studio, studio.pose.range(250, 320)),
  })
}

/** Composes a close-up of the cloth: its weave, its sewing and, in the view of a flaw, that flaw. */
export function composeCloseUp(studio: Studio, wall: string): string {
  const { pose, spec } = studio
  const isHem = spec.view === 'texture' && pose.chance(0.6)
  const turn = svg`rotate(${pose.pick([-1, 1]) * pose.range(6, 22)} 480 600) scale(${ZOOM})`
  const flaw = spec.view === 'flaw' ? drawFlaw(studio, spec.flaw ?? flawsOf(spec.garment, spec.fabric)[0]!) : ''
  const close = placed(stack(isHem ? hemOnTable(studio) : seamedCloth(studio), flatArt(flaw)), turn)
  return isHem ? tableFromAbove(studio, wall, pose) + castShadow(studio, close, ZOOM) + close.art : close.art
}
