import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { flute } from '../drape.ts'
import type { Layer } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'

/** The cut of a flared skirt, in picture units from the middle line. */
export interface FlareCut {
  top: number
  half: number
  hem: number
  hemY: number
  /** Number of flutes in the hem. */
  flutes: number
  /** Sag of the hem towards the middle. */
  sag: number
  /** How far the sides bell out, 0 straight to 1. */
  bell?: number
  bolt?: Bolt
  /** Art over the skirt, clipped to it, given the hem as a path. */
  work?: (hemAt: (rise: number) => string) => string
}

/** The wavy hem, from left to right, lifted by rise. */
export function wavyHem({ half, hem, hemY, flutes, sag, top }: FlareCut, rise: number): string {
  const share = rise / (hemY - top)
  const reach = hem + (half - hem) * share * 0.8
  const depth = 4.5
  const step = (reach * 2) / flutes
  const yAt = (x: number): number => hemY - rise + sag * (1 - ((x - 480) / reach) ** 2)
  let path = svg`M${480 - reach} ${yAt(480 - reach)}`
  for (let at = 0; at < flutes; at += 1) {
    const x = 480 - reach + at * step
    path += svg`C${x + step * 0.25} ${yAt(x) + depth} ${x + step * 0.55} ${yAt(x + step * 0.6) + depth} ${x + step * 0.72} ${yAt(x + step * 0.7)}S${x + step * 0.92} ${yAt(x + step) - depth * 0.6} ${x + step} ${yAt(x + step)}`
  }
  // Rounds to whole units to keep the file small because the art is repeated along the hem many times.
  return rise > 0 ? path.replace(/\.\d+/g, '') : path
}

/** Draws a flared skirt with flutes that open towards the hem. */
export function flare(studio: Studio, cut: FlareCut): Layer {
  const bolt = cut.bolt ?? studio.bolt
  const { top, half, hem, hemY, flutes, sag, bell = 0.3 } = cut
  const hemPath = wavyHem(cut, 0)
  const tall = hemY - top
  const side = (direction: number): [number, number, number, number] => [
    480 + direction * (half + (hem - half) * bell * 0.9),
    top + tall * 0.22,
    480 + direction * (hem - (hem - half) * 0.12),
    hemY - tall * 0.45,
  ]
  const [right, left] = [side(1), side(-1)]
  const path = svg`${hemPath}C${right[2]} ${right[3]} ${right[0]} ${right[1]} ${480 + half} ${top}Q480 ${top + 10} ${480 - half} ${top}C${left[0]} ${left[1]} ${left[2]} ${left[3]} ${480 - hem} ${hemY}Z`
  const folds = Array.from({ length: flutes }, (_, at) => {
    const share = (at + 0.72) / flutes
    const from = 480 - half + share * half * 2
    const to = 480 - hem + share * hem * 2
    const angle = (Math.atan2(from - to, tall) * 180) / Math.PI
    return flute(
      studio,
      {
        x: from,
        y: top + studio.cut.range(0, tall * 0.14),
        length: Math.hypot(tall, to - from) + sag,
        width: ((hem * 2) / flutes) * studio.cut.range(0.9, 1.25),
        angle,
        strength: studio.cut.range(0.6, 1),
      },
      bolt,
    )
  }).join('')
  const work = cut.work?.(rise => wavyHem(cut, rise)) ?? ''
  return cloth(studio, { path, bolt, over: work + folds })
}
