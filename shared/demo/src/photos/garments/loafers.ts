import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { heeledSole, insole, soleBolt } from '../cuts/shoe-sole.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'

type Kind = 'penny' | 'bit' | 'tassel'

const SOLE = '#3a271b'
const LINING = '#b99a74'

function metalBit(path: string): string {
  return svg`<path d="${path}" fill="none" stroke="#6b4d1f" stroke-width="14" stroke-linecap="round"/><path d="${path}" transform="translate(-1 -2)" fill="none" stroke="#d0a658" stroke-width="9" stroke-linecap="round"/><path d="${path}" transform="translate(-2 -4)" fill="none" stroke="#f6e6b8" stroke-width="2.500" stroke-linecap="round"/>`
}

function tassels(studio: Studio, x: number, y: number): string {
  const { bolt } = studio
  const fringe = svg`M${x - 30} ${y + 14}l-12 34M${x - 22} ${y + 15}l-6 36M${x - 14} ${y + 15}l0 36M${x + 10} ${y + 14}l2 36M${x + 18} ${y + 13}l8 34M${x + 26} ${y + 11}l13 31`
  return svg`<path d="M${x - 22} ${y + 14}Q${x - 18} ${y - 8} ${x} ${y - 6}T${x + 18} ${y + 12}" fill="none" stroke="${bolt.deep}" stroke-width="9" stroke-linecap="round"/><path d="${fringe}" stroke="${bolt.ink}" stroke-width="10" stroke-linecap="round"/><path d="${fringe}" stroke="${bolt.base}" stroke-width="5" stroke-linecap="round"/><ellipse cx="${x}" cy="${y - 4}" rx="13" ry="9" fill="${bolt.base}" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="2"/>`
}

function fromSide(studio: Studio, kind: Kind): Layer {
  const { bolt, cut: choose } = studio
  const saddle = 'M-112 -152L-18 -172C2 -140 16 -80 26 -14L-62 -12C-66 -70 -84 -116 -112 -152Z'
  const over = svg`${seam('M-256 -72C-210 -112 -156 -126 -96 -134', bolt, bolt.pale)}<path d="${saddle}" transform="translate(3 5)" fill="${bolt.ink}" fill-opacity=".35"/><path d="${saddle}" fill="${bolt.paint}"/><path d="${saddle}" fill="${bolt.deep}" fill-opacity=".25"/>${stitching('M-100 -148C-76 -112 -60 -70 -54 -14M-24 -164C-8 -130 8 -74 16 -16', bolt.pale)}${seam('M196 -148C180 -110 176 -70 182 -20', bolt, bolt.pale)}${stitching('M-6 -154C26 -120 72 -108 130 -114 182 -120 228 -138 252 -164', bolt.pale)}${creases(studio, choose, 3, { x: -190, y: -96, width: 90, height: 16 }, { length: 80, width: 26, angle: 34, strength: 0.6 })}`
  const trim = {
    penny: svg`<path d="M-86 -128C-66 -122 -44 -126 -24 -136" fill="none" stroke="${bolt.ink}" stroke-width="9" stroke-linecap="round"/>`,
    bit: metalBit('M-92 -122C-70 -108 -34 -116 -8 -134'),
    tassel: tassels(studio, -62, -150),
  }[kind]
  return stack(
    cloth(studio, {
      path: 'M-14 -168C40 -152 180 -156 260 -180L254 -130 60 -104Z',
      bolt: soleBolt(studio, LINING),
      light: 0,
      over: '<path d="M-14 -160C40 -120 180 -120 262 -164V-90H-14Z" fill="#1d120b" fill-opacity=".35"/>',
    }),
    cloth(studio, {
      path: 'M-274 -20C-286 -62 -262 -92 -214 -104 -168 -118 -142 -146 -104 -160 -70 -174 -30 -180 -10 -168 24 -128 70 -116 130 -122 182 -128 228 -148 250 -174 262 -184 274 -176 274 -160 270 -122 280 -80 278 -34L40 -10H-230Z',
      over,
    }),
    heeledSole(studio, SOLE),
    flatArt(trim),
  )
}

function fromAbove(studio: Studio, kind: Kind): Layer {
  const { bolt } = studio
  const bar = 'M-104 -60C-40 -88 40 -88 104 -60L94 6C40 -26 -40 -26 -94 6Z'
  const trim = {
    penny: svg`<path d="M-26 -50Q0 -58 26 -50" fill="none" stroke="${bolt.ink}" stroke-width="11" stroke-linecap="round"/>`,
    bit: metalBit('M-62 -40Q0 -66 62 -40'),
    tassel: tassels(studio, 0, -54),
  }[kind]
  return stack(
    cloth(studio, { path: footprint(8), bolt: soleBolt(studio, SOLE), over: stitching(footprint(4), '#c9ad80') }),
    cloth(studio, {
      path: footprint(0),
      over: svg`${seam('M-80 -70C-90 -180 -56 -244 0 -246 56 -244 86 -180 78 -70', bolt, bolt.pale)}<path d="${bar}" transform="translate(0 8)" fill="${bolt.ink}" fill-opacity=".35"/><path d="${bar}" fill="${bolt.paint}"/>${stitching('M-100 -52C-40 -78 40 -78 100 -52M-92 -6C-40 -36 40 -36 92 -6', bolt.pale)}`,
    }),
    insole(
      studio,
      'M-70 4C-30 -22 30 -22 70 4 64 100 74 200 48 262 24 288 -20 288 -44 262 -68 200 -64 100 -70 4Z',
      LINING,
    ),
    flatArt(trim),
  )
}

/** Loafers: moccasin seam and a saddle with a slit, tassels or a metal bit. */
export function drawLoafers(studio: Studio): Layer {
  const kind = studio.cut.pick<Kind>(['penny', 'bit', 'tassel'])
  return setOutPair(studio, { side: fromSide(studio, kind), above: fromAbove(studio, kind) })
}
