import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { crease, creases, flute, tuck } from '../drape.ts'
import { type Layer, mirrored, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'

/** The cut of a pair of legs, in picture units from the middle line (x = 480). */
export interface LegsCut {
  /** Height of the waist. */
  top: number
  /** Half width of the waist. */
  half: number
  /** Half width at the hips; the waist's when left out. */
  hip?: number
  crotchY: number
  ankleY: number
  /** Width of one leg at the thigh and at the opening. */
  thigh: number
  ankle: number
  /** How far the leg's opening stands out from the middle line. */
  spread: number
  /** Number of gathered pleats; 0 is a tailored leg. */
  pleats?: number
  /** Width at the knee, when the leg flares below it. */
  knee?: number
  bolt?: Bolt
  /** Art on each leg, clipped to it: seams, creases, borders (drawn for the left leg, mirrored for the right). */
  leg?: string
}

/** The outline of the left leg. */
export function legOutline({ top, half, hip = half, crotchY, ankleY, thigh, ankle, spread, knee }: LegsCut): string {
  const inner = 480 - spread
  const outer = inner - ankle
  const kneeY = crotchY + (ankleY - crotchY) * 0.45
  const kneeWidth = knee ?? (thigh + ankle) / 2
  const kneeInner = 480 - spread * 0.5 - 2
  const wide = Math.max(hip, thigh + 2)
  return svg`M480 ${top}H${480 - half}C${480 - half - 4} ${top + (crotchY - top) * 0.4} ${480 - wide} ${crotchY - (crotchY - top) * 0.4} ${480 - wide} ${crotchY}C${480 - wide} ${crotchY + 60} ${kneeInner - kneeWidth} ${kneeY - 80} ${kneeInner - kneeWidth} ${kneeY}C${kneeInner - kneeWidth} ${kneeY + 70} ${outer} ${ankleY - 100} ${outer} ${ankleY}Q${(outer + inner) / 2} ${ankleY + 12} ${inner} ${ankleY}C${inner} ${ankleY - 100} ${kneeInner} ${kneeY + 60} ${kneeInner} ${kneeY}C${kneeInner} ${kneeY - 60} 478 ${crotchY + 40} 480 ${crotchY}Z`
}

/** Draws both legs of any trouser-like garment. */
export function legs(studio: Studio, cut: LegsCut): Layer {
  const bolt = cut.bolt ?? studio.bolt
  const { top, half, crotchY, ankleY, thigh, spread, ankle, pleats = 0 } = cut
  const wide = Math.max(cut.hip ?? half, thigh)
  const choose = studio.cut
  const gathers = Array.from({ length: pleats }, (_, at) => {
    const x = 480 - half + ((at + 0.5) * half) / pleats
    return flute(
      studio,
      {
        x,
        y: top + 10,
        length: (ankleY - top) * choose.range(0.75, 0.92),
        width: (wide / pleats) * choose.range(0.8, 1.2),
        angle: (480 - x) / 40,
        strength: choose.range(0.6, 0.95),
      },
      bolt,
    )
  }).join('')
  const rumple =
    creases(
      studio,
      choose,
      2,
      { x: 480 - wide + 14, y: crotchY - 40, width: wide * 0.6, height: 40 },
      { length: 190, width: 60, angle: -60, strength: 0.7 },
      bolt,
    ) +
    creases(
      studio,
      choose,
      2,
      { x: 480 - spread - ankle * 0.8, y: ankleY - 130, width: ankle * 0.6, height: 50 },
      { length: 120, width: 44, angle: 56, strength: 0.7 },
      bolt,
    ) +
    crease(
      studio,
      {
        x: 480 - spread - wide * 0.5,
        y: crotchY,
        length: (ankleY - crotchY) * 0.8,
        width: thigh * 0.6,
        angle: 2,
        strength: 0.5,
      },
      bolt,
    )
  const over = gathers + rumple + tuck(studio, 200, top - 4, 560, 60, bolt) + (cut.leg ?? '')
  const draw = (light: -1 | 1): Layer => cloth(studio, { path: legOutline(cut), bolt, over, light, volume: 0.9 })
  return stack(mirrored(draw(studio.light < 0 ? 1 : -1)), draw(studio.light))
}
