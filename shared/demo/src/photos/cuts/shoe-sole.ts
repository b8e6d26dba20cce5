import { type Bolt, cutBolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import type { Layer } from '../layer.ts'
import { deepen } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'

/** Rubber, cork or bare leather of one colour. */
export function soleBolt(studio: Studio, colour: string): Bolt {
  return { ...cutBolt(studio.sheet, 'plain', colour, colour, studio.pose), inkStrength: 0.8 }
}

/** The inside of a shoe seen from above. */
export function insole(studio: Studio, path: string, colour: string): Layer {
  return cloth(studio, {
    path,
    bolt: soleBolt(studio, colour),
    light: 0,
    volume: 0.5,
    over: svg`<path d="${path}" fill="none" stroke="#1d120b" stroke-opacity=".3" stroke-width="26"/>`,
  })
}

/** A sole of even thickness from the side, its toe lifted: a midsole on a tread of another colour, stitched at the top. */
export function slabSole(studio: Studio, thick: number, midsole: string, tread: string): Layer {
  const low = -thick * 0.28
  const path = svg`M-286 ${-thick * 0.7}C-290 ${-thick - 6} -276 ${-thick - 10} -250 ${-thick - 6}C-120 ${-thick + 4} 120 ${-thick + 2} 284 ${-thick - 5}C292 ${-thick * 0.7} 290 -14 284 -4Q280 2 262 2H-206C-250 0 -280 ${-thick * 0.25} -286 ${-thick * 0.7}Z`
  const bottom = svg`M-292 ${-thick * 0.62}C-276 ${low - 2} -246 ${low} -204 ${low}H296V20H-292Z`
  const grooves = svg`M-240 ${low + 3}L286 ${low + 3}`
  return cloth(studio, {
    path,
    bolt: soleBolt(studio, midsole),
    light: 0,
    volume: 0.9,
    over:
      svg`<path d="${bottom}" fill="${tread}"/><path d="${grooves}" stroke="${deepen(tread, 0.55)}" stroke-width="${thick * 0.36}" stroke-dasharray="5 9"/><path d="M-296 ${-thick * 0.62}C-276 ${low - 4} -246 ${low - 2} -204 ${low - 2}H296" fill="none" stroke="${deepen(midsole, 0.5)}" stroke-opacity=".5" stroke-width="3"/>` +
      stitching(
        svg`M-282 ${-thick + 4}C-120 ${-thick + 15} 120 ${-thick + 13} 286 ${-thick + 6}`,
        deepen(midsole, 0.4),
        2.4,
      ),
  })
}

/** A leather sole from the side: thin under the ball, arched at the waist, with a stacked heel. */
export function heeledSole(studio: Studio, colour: string, heel = 38): Layer {
  const edge = deepen(colour, 0.45)
  const path = svg`M-288 -28C-200 -16 -60 -16 30 ${-heel * 0.5}C130 ${-heel * 0.9} 210 ${-heel} 284 ${-heel - 2}L282 -2Q280 2 270 2H164L154 ${-heel * 0.42}C90 ${-heel * 0.3} 20 -1 -60 1H-206C-256 -1 -282 -12 -288 -28Z`
  const layers = [0.34, 0.6].map(share => svg`M156 ${-heel * share}H290`).join('')
  return cloth(studio, {
    path,
    bolt: soleBolt(studio, colour),
    light: 0,
    over:
      svg`<path d="${layers}" stroke="${edge}" stroke-opacity=".6" stroke-width="3"/>` +
      stitching(
        svg`M-284 -22C-200 -10 -60 -10 30 ${-heel * 0.5 + 6}C130 ${-heel * 0.9 + 6} 210 ${-heel + 6} 284 ${-heel + 4}`,
        '#c9ad80',
      ),
  })
}

/** The foot bed of an open shoe from the side and a little from above; it lies on a slab sole of the same thickness. */
export function footBed(studio: Studio, thick: number, colour: string): Layer {
  const path = svg`M-264 ${-thick - 4}C-244 ${-thick - 30} -130 ${-thick - 36} 0 ${-thick - 30}S236 ${-thick - 40} 282 ${-thick - 6}C120 ${-thick + 4} -120 ${-thick + 6} -264 ${-thick - 4}Z`
  return cloth(studio, { path, bolt: soleBolt(studio, colour), light: 0, volume: 0.7 })
}
