import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { heeledSole, insole, soleBolt } from '../cuts/shoe-sole.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'

const LINING = '#5b4636'

function elastic(studio: Studio): string {
  const { bolt } = studio
  const gore = 'M62 -416H154C158 -340 146 -270 110 -214 72 -266 58 -340 62 -416Z'
  return svg`<path d="${gore}" fill="${bolt.deep}"/><path d="M74 -414V-290M86 -416V-256M98 -416V-234M110 -416V-222M122 -416V-236M134 -416V-262M146 -414V-312" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="4"/>${stitching(gore, bolt.pale, 2.4)}${seam('M110 -214C122 -150 124 -90 118 -30', bolt, bolt.pale)}`
}

function laces(studio: Studio): string {
  const { bolt } = studio
  const rows = Array.from({ length: 7 }, (_, at): [number, number] => [-66 + at * 8, -184 - at * 34])
  const lines = rows.map(([x, y]) => svg`M${x + 34} ${y + 8}q-20 -20 -44 -14`).join('')
  const eyelets = rows.map(([x, y]) => svg`M${x + 34} ${y + 8}v0`).join('')
  return svg`<path d="${lines}" fill="none" stroke="${bolt.ink}" stroke-width="12" stroke-linecap="round"/><path d="${lines}" fill="none" stroke="#cbb48c" stroke-width="8" stroke-linecap="round"/><path d="${eyelets}" stroke="#b9954e" stroke-width="13" stroke-linecap="round"/><path d="${eyelets}" stroke="#2a1d12" stroke-width="5" stroke-linecap="round"/>`
}

function fromSide(studio: Studio, isLaced: boolean): Layer {
  const { bolt, cut: choose } = studio
  const shape =
    'M-276 -24C-294 -74 -266 -106 -206 -116 -140 -126 -78 -146 -40 -196 -10 -240 0 -300 -4 -414 60 -428 150 -428 220 -414 216 -340 226 -264 246 -206 264 -150 280 -90 276 -34L40 -12H-236Z'
  const style = isLaced
    ? seam('M-108 -138C-40 -160 14 -240 26 -418', bolt, bolt.pale) +
      seam('M-206 -116C-176 -90 -168 -60 -172 -14', bolt, bolt.pale)
    : elastic(studio)
  const folds = creases(
    studio,
    choose,
    4,
    { x: -120, y: -150, width: 110, height: 36 },
    { length: 110, width: 34, angle: 44, strength: 0.7 },
  )
  const pull = svg`<path d="M202 -406C196 -462 240 -462 234 -402" fill="none" stroke="${bolt.ink}" stroke-width="19"/><path d="M202 -406C196 -462 240 -462 234 -402" fill="none" stroke="${bolt.deep}" stroke-width="15"/>`
  return stack(
    flatArt(pull),
    cloth(studio, {
      path: 'M-4 -414C60 -442 150 -442 220 -414 150 -396 60 -396 -4 -414Z',
      bolt: soleBolt(studio, LINING),
      light: 0,
    }),
    isLaced
      ? cloth(studio, {
          path: 'M-60 -180C-40 -240 -34 -340 -32 -440L30 -446 20 -300Z',
          bolt: { ...bolt, paint: bolt.deep },
        })
      : flatArt(''),
    cloth(studio, { path: shape, over: style + folds + seam('M240 -206C214 -160 196 -110 194 -34', bolt, bolt.pale) }),
    heeledSole(studio, choose.pick(['#3a271b', '#2a2523', '#8a6a45']), 44),
    flatArt(isLaced ? laces(studio) : ''),
  )
}

function fromAbove(studio: Studio, isLaced: boolean): Layer {
  const { bolt, cut: choose } = studio
  const rows = [0, 1, 2, 3].map(at => svg`M-38 ${-96 + at * 30}Q0 ${-110 + at * 30} 38 ${-96 + at * 30}`).join('')
  const closing = isLaced
    ? svg`<path d="M-30 -110H30L40 20H-40Z" fill="${bolt.deep}"/><path d="${rows}" fill="none" stroke="${bolt.ink}" stroke-width="14"/><path d="${rows}" fill="none" stroke="#cbb48c" stroke-width="9"/>`
    : svg`<path d="M-100 60L-62 70V140L-90 150ZM100 60L62 70V140L84 150Z" fill="${bolt.deep}"/>`
  return stack(
    cloth(studio, { path: footprint(11), bolt: soleBolt(studio, '#3a271b'), over: stitching(footprint(7), '#c9ad80') }),
    cloth(studio, {
      path: footprint(0),
      over:
        seam('M-104 -150C-50 -110 50 -110 104 -150', bolt, bolt.pale) +
        closing +
        creases(studio, choose, 3, { x: -60, y: -190, width: 120, height: 10 }, { length: 70, width: 30, angle: 84 }),
    }),
    insole(
      studio,
      'M-64 30C-30 -6 30 -6 64 30 74 100 76 180 52 240 24 272 -20 272 -46 240 -72 180 -74 100 -64 30Z',
      LINING,
    ),
  )
}

/** Ankle boots: Chelsea with elastic, or laced. */
export function drawBoots(studio: Studio): Layer {
  const isLaced = studio.cut.chance(0.45)
  return setOutPair(studio, { side: fromSide(studio, isLaced), above: fromAbove(studio, isLaced) })
}
