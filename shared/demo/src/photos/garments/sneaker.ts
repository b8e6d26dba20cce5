import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { insole, slabSole, soleBolt } from '../cuts/shoe-sole.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { deepen } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'

const LINING = '#d8d0c2'
const SOLE = 54

function lace(path: string, colour: string, width: number): string {
  return svg`<path d="${path}" transform="translate(1 4)" fill="none" stroke="#2a1d14" stroke-opacity=".35" stroke-width="${width + 3}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${deepen(colour, 0.22)}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * 0.66}" stroke-linecap="round"/>`
}

function fromSide(studio: Studio, rubber: string): Layer {
  const { bolt, second, cut: choose } = studio
  const upper =
    'M-270 -50C-286 -92 -264 -122 -216 -134 -176 -142 -142 -158 -114 -180L-4 -248C10 -256 22 -258 34 -254 60 -226 86 -198 130 -188 170 -182 204 -198 228 -226 244 -240 262 -234 264 -214 264 -170 276 -110 274 -50Z'
  const eyestay =
    'M-128 -170L-4 -248C12 -256 28 -256 36 -252L56 -204C14 -196 -26 -170 -58 -126 -84 -122 -112 -140 -128 -170Z'
  const heelTab = 'M224 -226C244 -246 268 -238 268 -212L274 -150 226 -146C216 -180 214 -206 224 -226Z'
  const counter = 'M280 -50C284 -100 276 -134 272 -152L222 -146C196 -124 180 -90 176 -50Z'
  const mudguard = 'M-280 -50C-290 -84 -276 -104 -262 -112 -220 -98 -160 -100 -120 -84 -84 -70 -56 -60 -28 -46Z'
  const panel = choose.pick([
    'M-40 -46C10 -66 70 -110 104 -172L146 -180C140 -120 120 -80 88 -46Z',
    'M30 -46L76 -180 104 -186 66 -46ZM92 -46L132 -184 160 -182 128 -46Z',
    '',
  ])
  const vents = svg`<path d="M-204 -116l34 -12M-196 -100l46 -16M-186 -84l54 -18" stroke="${bolt.ink}" stroke-opacity=".55" stroke-width="5.500" stroke-linecap="round" stroke-dasharray="0 13"/>`
  const eyelets = Array.from({ length: 6 }, (_, at): [number, number] => [-98 + at * 25, -158 - at * 16])
  const holes = svg`<path d="${eyelets.map(([x, y]) => svg`M${x} ${y}v0`).join('')}" stroke="${second.deep}" stroke-width="11" stroke-linecap="round"/><path d="${eyelets.map(([x, y]) => svg`M${x} ${y}v0`).join('')}" stroke="#1c1512" stroke-width="6" stroke-linecap="round"/>`
  const rows = eyelets.map(([x, y]) => svg`M${x} ${y}q-14 -18 -30 -20`).join('')
  const bow =
    'M24 -262C-16 -300 -50 -286 -40 -262S0 -244 24 -262C44 -304 84 -306 82 -278S52 -250 24 -262M24 -260C10 -236 6 -226 -10 -214M26 -260C40 -240 44 -226 58 -218'
  const over = svg`<path d="${panel}" fill="${second.paint}"/>${stitching(panel, second.deep)}<path d="${mudguard}" fill="${bolt.deep}" fill-opacity=".55"/>${seam('M-262 -112C-220 -98 -160 -100 -120 -84 -84 -70 -56 -60 -28 -46', bolt, bolt.pale)}<path d="${counter}" fill="${bolt.deep}" fill-opacity=".5"/>${seam('M222 -146C196 -124 180 -90 176 -50', bolt, bolt.pale)}<path d="${heelTab}" fill="${second.paint}"/>${stitching('M230 -226C222 -200 224 -176 234 -152H274', second.deep)}${vents}${creases(studio, choose, 3, { x: -150, y: -120, width: 70, height: 20 }, { length: 66, width: 24, angle: 24, strength: 0.6 })}<path d="M34 -250C60 -222 86 -194 130 -184 170 -178 204 -194 230 -222" fill="none" stroke="${bolt.ink}" stroke-opacity=".3" stroke-width="9"/>`
  return stack(
    cloth(studio, {
      path: 'M10 -250C60 -250 90 -222 134 -216 174 -212 208 -226 236 -246L240 -210 130 -176 20 -220Z',
      bolt: soleBolt(studio, LINING),
      light: 0,
    }),
    cloth(studio, {
      path: 'M-126 -172C-84 -214 -30 -262 6 -292 30 -304 58 -296 64 -272L50 -222 -20 -220Z',
      bolt: second,
    }),
    cloth(studio, { path: upper, over }),
    cloth(studio, {
      path: eyestay,
      bolt: second,
      over: stitching('M-118 -160C-104 -140 -84 -132 -64 -134 -32 -178 8 -204 50 -214', second.deep),
    }),
    flatArt(holes + lace(rows, rubber, 10) + lace(bow, rubber, 8)),
    slabSole(studio, SOLE, rubber, studio.cut.chance(0.4) ? '#a8763f' : deepen(rubber, 0.12)),
  )
}

function fromAbove(studio: Studio, rubber: string): Layer {
  const { bolt, second } = studio
  const stay = (turn: 1 | -1): string =>
    svg`M${turn * 22} -164C${turn * 60} -164 ${turn * 78} -140 ${turn * 82} -100L${turn * 70} 74L${turn * 34} 66Z`
  const rows = [0, 1, 2, 3, 4, 5]
    .map(at => svg`M-46 ${-136 + at * 34}Q0 ${-152 + at * 34} 46 ${-136 + at * 34}`)
    .join('')
  const bow =
    'M0 52C-50 6 -88 30 -74 62S-30 74 0 52C50 6 88 30 74 62S30 74 0 52M0 52C-14 80 -30 96 -44 118M0 52C14 80 30 96 44 114'
  const sewn = 'M30 -158C60 -156 70 -138 74 -100L62 66M-30 -158C-60 -156 -70 -138 -74 -100L-62 66'
  return stack(
    cloth(studio, {
      path: footprint(14),
      bolt: soleBolt(studio, rubber),
      over: stitching(footprint(9), deepen(rubber, 0.3)),
    }),
    cloth(studio, {
      path: footprint(0),
      over: svg`<path d="M-28 -160H28L36 84H-36Z" fill="${second.deep}"/>${seam('M-104 -196C-60 -226 60 -226 104 -196', bolt, bolt.pale)}<path d="M-20 -256v0M0 -262v0M20 -256v0M-30 -238v0M-10 -243v0M10 -243v0M30 -238v0" stroke="${bolt.ink}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/><path d="M-90 236H90V310H-90Z" fill="${second.paint}"/>${stitching('M-80 242H84', second.deep)}<path d="${stay(1)}${stay(-1)}" fill="${second.paint}"/>${stitching(sewn, second.deep)}`,
    }),
    insole(
      studio,
      'M-56 82C-30 64 30 64 56 82 70 136 68 200 46 250 20 278 -20 278 -44 250 -66 200 -70 136 -56 82Z',
      LINING,
    ),
    flatArt(lace(rows, rubber, 12) + lace(bow, rubber, 9)),
  )
}

/** A low sneaker: cupsole, mudguard, laced eyestay, heel counter and tab. */
export function drawSneaker(studio: Studio): Layer {
  const rubber = studio.cut.pick(['#f4f1ea', '#f4f1ea', '#e7dcc6'])
  return setOutPair(studio, { side: fromSide(studio, rubber), above: fromAbove(studio, rubber) })
}
