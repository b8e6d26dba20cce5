import { cloth } from '../cloth.ts'
import { setOutPair } from '../cuts/shoe-pair.ts'
import { insole, soleBolt } from '../cuts/shoe-sole.ts'
import { ankleStrap, strapBuckle } from '../cuts/shoe-strap.ts'
import { crease } from '../drape.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam } from '../trims.ts'

const LINING = '#d8b894'

interface HeelsCut {
  isBlock: boolean
  hasStrap: boolean
  bow: string
}

function fromSide(studio: Studio, { isBlock, hasStrap, bow }: HeelsCut): Layer {
  const { bolt } = studio
  const heel = isBlock
    ? 'M178 -170C206 -196 240 -212 268 -214 266 -140 264 -60 266 -12H190C190 -70 186 -126 178 -170Z'
    : 'M184 -176C212 -200 242 -212 268 -212 264 -140 246 -70 246 -12H226C226 -76 214 -134 184 -176Z'
  const tip = isBlock ? 'M190 -14H266V2H190Z' : 'M225 -14H247V2H225Z'
  const ring = ankleStrap(studio, { x: 196, y: -352, reach: 82, rise: 22, width: 20 })
  const post = cloth(studio, { path: 'M240 -296C252 -320 258 -336 262 -352L280 -356C280 -330 280 -310 276 -286Z' })
  const parts = stack(
    cloth(studio, {
      path: 'M-100 -78C-40 -112 50 -184 130 -244 180 -282 220 -306 250 -308L240 -270 60 -100Z',
      bolt: soleBolt(studio, LINING),
      light: 0,
    }),
    cloth(studio, { path: heel, volume: 1.2 }),
    cloth(studio, {
      path: 'M-298 -8C-292 -36 -240 -60 -176 -76 -144 -84 -118 -86 -100 -80 -40 -66 24 -104 92 -178 152 -242 208 -292 246 -308 264 -314 276 -302 274 -282 270 -250 274 -228 268 -208 230 -206 194 -190 162 -160 112 -108 58 -40 -4 -12 -30 -2 -60 -1 -100 -1H-268Q-290 -1 -298 -8Z',
      over:
        seam('M84 -166C100 -132 100 -116 92 -96', bolt) +
        crease(studio, { x: -180, y: -72, length: 80, width: 32, angle: 62 }) +
        svg`<path d="M-104 -76C-40 -60 28 -98 96 -172 156 -236 212 -286 250 -302" fill="none" stroke="${bolt.pale}" stroke-opacity=".7" stroke-width="3"/>`,
    }),
    flatArt(
      svg`<path d="M-296 -3C-220 3 -90 4 -44 -2 10 -16 74 -84 128 -144 168 -188 214 -208 270 -211" fill="none" stroke="#6b4630" stroke-width="9" stroke-linecap="round"/><path d="${tip}" fill="#1f1814"/>${bow}`,
    ),
  )
  return hasStrap ? stack(ring.far, parts, post, ring.near, flatArt(strapBuckle(176, -328, 13))) : parts
}

function fromAbove(studio: Studio, { hasStrap, bow }: HeelsCut): Layer {
  const outline =
    'M0 -322C34 -280 86 -226 88 -146 86 -60 56 20 54 120 56 220 46 294 2 296 -44 294 -56 220 -54 120 -54 20 -88 -60 -88 -146 -86 -226 -34 -280 0 -322Z'
  const strap = 'M-62 190C-70 120 70 120 66 190L64 212C60 150 -60 150 -60 212Z'
  return stack(
    cloth(studio, { path: outline, over: seam('M-72 20C-66 60 -60 90 -58 130M72 20C66 60 60 90 58 130', studio.bolt) }),
    insole(
      studio,
      'M-72 -106C-44 -62 44 -62 72 -106 70 -20 42 40 42 130 44 220 34 272 2 278 -34 272 -42 220 -42 130 -42 40 -70 -20 -72 -106Z',
      LINING,
    ),
    hasStrap ? cloth(studio, { path: strap }) : flatArt(''),
    flatArt(hasStrap ? strapBuckle(54, 176, 12, 40) : bow === '' ? '' : `<g transform="translate(196 -20)">${bow}</g>`),
  )
}

/** High heels: pointed pumps on a stiletto or block heel, plain, with a bow or with an ankle strap. */
export function drawHeels(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const isBlock = choose.chance(0.4)
  const trim = choose.pick(['none', 'bow', 'strap'])
  const bow =
    trim === 'bow'
      ? svg`<g transform="translate(-170 -78) rotate(-16)"><path d="M0 0C-30 -34 -58 -26 -54 0S-24 26 0 0C30 -34 58 -26 54 0S24 26 0 0Z" fill="${bolt.contrast}" stroke="${bolt.ink}" stroke-opacity=".4"/><path d="M-12 -4L-44 -14M-12 4L-42 12M12 -4L44 -14M12 4L42 12" stroke="${bolt.ink}" stroke-opacity=".3" stroke-width="3"/><ellipse rx="10" ry="12" fill="${bolt.contrast}" stroke="${bolt.ink}" stroke-opacity=".5"/></g>`
      : ''
  const cut = { isBlock, hasStrap: trim === 'strap', bow }
  return setOutPair(studio, { side: fromSide(studio, cut), above: fromAbove(studio, cut) })
}
