import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { insole, soleBolt } from '../cuts/shoe-sole.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { flower, leaf } from '../motifs.ts'
import { deepen, lift, mix } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, stitching } from '../trims.ts'

const LINING = '#c79a68'
const SOLE = '#8a5c35'

interface Threads {
  gold: string
  pale: string
}

function sideWork({ gold, pale }: Threads): string {
  return (
    leaf(-166, -58, 74, -24, gold) +
    leaf(-166, -52, 62, 8, gold) +
    flower(-178, -58, 25, gold, pale, 8) +
    flower(-100, -84, 15, pale, gold, 6) +
    flower(-232, -36, 12, pale, gold, 6) +
    [0, 1, 2, 3, 4].map(at => flower(-20 + at * 62, -42, 11, at % 2 ? gold : pale, at % 2 ? pale : gold, 6)).join('')
  )
}

function vampWork({ gold, pale }: Threads): string {
  return (
    leaf(0, -150, 84, -90, gold) +
    leaf(-12, -140, 60, -140, gold) +
    leaf(12, -140, 60, -40, gold) +
    flower(0, -146, 28, gold, pale, 8) +
    flower(0, -236, 15, pale, gold, 6) +
    flower(-54, -130, 12, pale, gold, 6) +
    flower(54, -130, 12, pale, gold, 6)
  )
}

/** Khussa: flat on a leather sole, with a curled or pointed toe and a worked vamp. */
export function drawKhussa(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const gold = mix(bolt.contrast, '#d9b45f', 0.55)
  const threads = { gold, pale: lift(gold, 0.55) }
  const nose = choose.chance(0.6)
    ? 'M-250 -14C-296 -20 -330 -52 -334 -92 -336 -124 -312 -138 -296 -124 -286 -114 -290 -100 -302 -100 -310 -100 -312 -108 -308 -112 -312 -84 -292 -72 -262 -84'
    : 'M-240 -12C-280 -16 -310 -26 -328 -46 -306 -56 -284 -68 -262 -80'
  const edge = 'M-62 -124C10 -92 150 -92 246 -152'
  const side = stack(
    cloth(studio, {
      path: 'M-62 -124C20 -150 190 -176 262 -158L250 -90H-20Z',
      bolt: soleBolt(studio, LINING),
      light: 0,
      over: svg`<path d="M-62 -112C20 -90 150 -88 262 -146V-60H-62Z" fill="#2a1a10" fill-opacity=".35"/>`,
    }),
    cloth(studio, {
      path: `${nose}C-216 -108 -140 -132 -66 -126 10 -92 150 -92 246 -152 266 -162 278 -150 276 -128 270 -96 274 -50 280 -10H-240Z`,
      over:
        sideWork(threads) +
        border(edge, bolt, 'gota', 15) +
        border('M-250 -20H282', bolt, 'piping', 6) +
        border('M270 -150C264 -100 268 -60 274 -10', bolt, 'piping', 6),
    }),
    cloth(studio, {
      path: 'M-266 -18C-200 -12 100 -12 284 -16L282 -1Q280 2 270 2H-222C-246 0 -262 -8 -266 -18Z',
      bolt: soleBolt(studio, SOLE),
      light: 0,
      over: stitching('M-262 -10H284', deepen(SOLE, 0.5)),
    }),
  )
  const above = stack(
    cloth(studio, { path: footprint(7, 34), bolt: soleBolt(studio, SOLE) }),
    cloth(studio, { path: footprint(0, 34), over: vampWork(threads) }),
    insole(
      studio,
      'M-82 -70C-30 -40 30 -40 82 -70 72 20 60 40 64 130 66 220 40 276 2 278 -40 276 -66 220 -62 130 -58 40 -74 20 -82 -70Z',
      LINING,
    ),
    flatArt(
      border(
        'M-84 -72C-30 -42 30 -42 84 -72C74 20 62 40 66 130 68 220 40 278 2 280 -42 278 -68 220 -64 130 -60 40 -76 20 -84 -72',
        bolt,
        'gota',
        12,
      ),
    ),
  )
  return setOutPair(studio, { side: placed(side, 'translate(16 0) scale(.94)'), above })
}
