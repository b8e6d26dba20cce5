import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { crease } from '../drape.ts'
import { type Layer, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { type BorderStyle, border } from '../trims.ts'

/** A dupatta worn over one shoulder, its end hanging in front (or, from behind, down the back); shoulder is the point it crosses. */
export function wornDupatta(
  studio: Studio,
  bolt: Bolt,
  shoulder: { x: number; y: number },
  endY: number,
  style: BorderStyle,
): Layer {
  const { x, y } = shoulder
  const light = studio.light
  const fall = svg`M${x - 66} ${y - 12}C${x - 40} ${y - 36} ${x + 30} ${y - 30} ${x + 58} ${y + 4}C${x + 84} ${y + 220} ${x + 70} ${endY - 300} ${x + 96} ${endY}Q${x + 30} ${endY + 22} ${x - 56} ${endY + 4}C${x - 44} ${endY - 300} ${x - 66} ${y + 240} ${x - 66} ${y - 12}Z`
  const endAt = (rise: number): string =>
    svg`M${x - 80} ${endY - rise + 2}Q${x + 26} ${endY - rise + 20} ${x + 120} ${endY - rise - 4}`
  const folds = [-44, -18, 10, 36, 58]
    .map((dx, at) =>
      crease(
        studio,
        { x: x + dx, y: y + 6 + at * 14, length: endY - y - 30, width: 52, angle: -1.6 - at * 0.4, strength: 0.9 },
        bolt,
      ),
    )
    .join('')
  const edge = border(
    svg`M${x + 60} ${y}C${x + 82} ${y + 220} ${x + 68} ${endY - 300} ${x + 94} ${endY}`,
    bolt,
    style === 'zari' ? 'gota' : 'piping',
    10,
  )
  const strip = cloth(studio, {
    path: fall,
    bolt,
    light,
    over: border(endAt(34), bolt, style, 36) + border(endAt(70), bolt, 'piping', 6) + edge + folds,
  })
  const tassels = Array.from(
    { length: 9 },
    (_, at) => svg`M${x - 50 + at * 17.5} ${endY + 8 + Math.sin(at / 2.6) * 8}v22`,
  ).join('')
  return stack(
    { art: svg`<path d="${tassels}" stroke="${bolt.contrast}" stroke-width="5" stroke-linecap="round"/>`, outline: '' },
    strip,
  )
}
