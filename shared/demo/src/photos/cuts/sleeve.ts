import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { crease, creases } from '../drape.ts'
import { type Layer, mirrored, placed, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'
import type { BodiceCut } from './bodice.ts'

/** The cut of a sleeve: length from the shoulder tip, half widths, and how it ends. */
export interface SleeveCut {
  length: number
  /** Half width of the upper arm. */
  arm: number
  /** Half width at the opening. */
  opening: number
  /** Degrees away from straight down. */
  angle: number
  end: 'hem' | 'cuff' | 'rib' | 'plain' | 'bell' | 'puff'
  bolt?: Bolt
  /** Art for the end of the sleeve, drawn in its own frame: opening centre x, y and half width. */
  trim?: (x: number, y: number, half: number) => string
}

function sleeveShape(cut: BodiceCut, sleeve: SleeveCut): { path: string; middle: number } {
  const turn = (sleeve.angle * Math.PI) / 180
  const [dx, dy] = [cut.shoulder - cut.chest, cut.armpitY - cut.top - cut.slope]
  const armpit = { x: dx * Math.cos(turn) + dy * Math.sin(turn), y: -dx * Math.sin(turn) + dy * Math.cos(turn) }
  const outer = -sleeve.arm * Math.max(0.08, 0.66 - sleeve.angle / 56)
  const inner = Math.max(armpit.x, outer + sleeve.arm * 2)
  const middle = (outer + inner) / 2 + 2
  const { length, opening } = sleeve
  const flare = sleeve.end === 'bell' ? 1.5 : 1
  const [out, into] = [middle - opening * flare, middle + opening * flare]
  const bulge = sleeve.end === 'puff' ? -34 : 0
  const path = svg`M24 -4C-2 -2 ${outer + 4 + bulge} ${30 + bulge * 0.4} ${outer + bulge} ${Math.min(130, length * 0.45)}C${outer - 2 + bulge} ${length * 0.55} ${out - 6 + bulge * 0.4} ${length * 0.8} ${out} ${length}Q${middle} ${length + 13} ${into} ${length}C${into + 7 - bulge * 0.4} ${length * 0.8} ${inner + 3 - bulge * 0.5} ${armpit.y + (length - armpit.y) * 0.3} ${inner - bulge * 0.3} ${Math.min(armpit.y, length * 0.8)}L${inner - 8} ${armpit.y * 0.3}L60 0Z`
  return { path, middle }
}

function ending(studio: Studio, sleeve: SleeveCut, middle: number, bolt: Bolt): string {
  const { length, opening, end } = sleeve
  const wide = opening + 16
  const line = (y: number): string => svg`M${middle - wide} ${y}Q${middle} ${y + 13} ${middle + wide} ${y}`
  if (end === 'hem') return stitching(line(length - 17), bolt.deep) + stitching(line(length - 22), bolt.deep)
  if (end === 'cuff')
    return svg`<path d="${line(length - 58)}L${middle + wide} ${length + 30}H${middle - wide}Z" fill="${bolt.pale}" fill-opacity=".16"/><path d="${line(length - 58)}" fill="none" stroke="${bolt.ink}" stroke-opacity=".55" stroke-width="2.4"/>${stitching(line(length - 8), bolt.deep)}${crease(studio, { x: middle - 10, y: length - 150, length: 100, width: 26, angle: 4 }, bolt)}<circle cx="${middle - opening * 0.45}" cy="${length - 26}" r="7" fill="${bolt.pale}" stroke="${bolt.ink}" stroke-opacity=".6"/>`
  if (end === 'rib') {
    const ribs = Array.from(
      { length: 15 },
      (_, at) => svg`M${middle - wide + (at * wide * 2) / 14} ${length - 54}V${length + 16}`,
    ).join('')
    return svg`<path d="${line(length - 54)}L${middle + wide} ${length + 30}H${middle - wide}Z" fill="${bolt.ink}" fill-opacity=".1"/><path d="${ribs}" stroke="${bolt.ink}" stroke-opacity="${0.35 * bolt.inkStrength}" stroke-width="2.6"/><path d="${line(length - 54)}" fill="none" stroke="${bolt.ink}" stroke-opacity=".45" stroke-width="3"/>`
  }
  if (end === 'puff')
    return svg`<path d="${line(length - 22)}" fill="none" stroke="${bolt.ink}" stroke-opacity=".5" stroke-width="2.4"/>${creases(studio, studio.cut, 5, { x: middle - opening, y: length - 130, width: opening * 2, height: 10 }, { length: 110, width: 20, angle: 0 }, bolt)}`
  return stitching(line(length - 12), bolt.deep)
}

/** Both sleeves of a garment, hanging from its shoulder tips. */
export function sleeves(studio: Studio, cut: BodiceCut, sleeve: SleeveCut): Layer {
  const bolt = sleeve.bolt ?? studio.bolt
  const { path, middle } = sleeveShape(cut, sleeve)
  const { length, arm } = sleeve
  const isLong = length > 330
  const bend = isLong
    ? creases(
        studio,
        studio.cut,
        3,
        { x: middle - arm * 0.7, y: length * 0.36, width: arm * 1.1, height: length * 0.2 },
        { length: 190, width: 64, angle: -30, strength: 0.9 },
        bolt,
      ) +
      creases(
        studio,
        studio.cut,
        2,
        { x: middle - arm * 0.3, y: length * 0.62, width: arm * 0.9, height: length * 0.16 },
        { length: 150, width: 50, angle: 30, strength: 0.7 },
        bolt,
      ) +
      crease(
        studio,
        { x: middle - 4, y: length * 0.1, length: length * 0.5, width: arm * 0.8, angle: 3, strength: 0.6 },
        bolt,
      )
    : creases(
        studio,
        studio.cut,
        3,
        { x: middle - arm * 0.5, y: 40, width: arm, height: 30 },
        { length: length * 0.6, width: 56, angle: -12, strength: 0.7 },
        bolt,
      )
  const over = bend + ending(studio, sleeve, middle, bolt) + (sleeve.trim?.(middle, length, sleeve.opening + 14) ?? '')
  const draw = (light: -1 | 1): Layer =>
    placed(
      cloth(studio, { path, bolt, over, light }),
      svg`translate(${480 - cut.shoulder} ${cut.top + cut.slope}) rotate(${sleeve.angle})`,
    )
  return stack(draw(studio.light), mirrored(draw(studio.light < 0 ? 1 : -1)))
}
