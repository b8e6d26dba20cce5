import { type Bolt, cutBolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { flower, leaf } from '../motifs.ts'
import { lift, mix } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, seam, stitching } from '../trims.ts'
import { insole } from './closed-shoes.ts'

function tan(studio: Studio, colour: string): Bolt {
  return cutBolt(studio.sheet, 'leather', colour, colour, studio.pose)
}

/** Khussa: flat, with a curled or pointed toe and worked vamp. */
export function drawKhussa(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const gold = mix(bolt.contrast, '#d9b45f', 0.55)
  const pale = lift(gold, 0.55)
  const curl = choose.chance(0.6)
  const work =
    leaf(-170, -62, 70, -26, gold) +
    leaf(-170, -56, 60, 8, gold) +
    flower(-176, -60, 24, gold, pale, 8) +
    flower(-104, -86, 15, pale, gold, 6) +
    flower(-226, -40, 12, pale, gold, 6)
  const nose = curl
    ? 'M-262 -30C-300 -38 -322 -70 -316 -100 -312 -116 -296 -116 -294 -102 -294 -84 -280 -84 -262 -86'
    : 'M-304 -14C-290 -50 -276 -70 -262 -80'
  const edge = 'M-60 -126C20 -84 150 -84 262 -150'
  const side = stack(
    cloth(studio, { path: 'M-40 -120C60 -150 200 -170 264 -150L250 -60H-20Z', bolt: tan(studio, '#c79a68'), light: 0 }),
    cloth(studio, {
      path: `${nose}C-210 -110 -140 -136 -66 -130 20 -84 150 -84 250 -154 274 -160 276 -130 274 -100 272 -60 276 -30 272 -8H-240C-256 -10 -262 -20 -262 -30Z`,
      over: work + border(edge, bolt, 'gota', 16) + border('M-262 -20H276', bolt, 'piping', 6),
    }),
    cloth(studio, { path: 'M-266 -12H278V2H-240Q-262 0 -266 -12Z', bolt: tan(studio, '#7a4f2c'), light: 0 }),
  )
  const vamp =
    leaf(0, -150, 84, -90, gold) +
    leaf(-12, -140, 60, -140, gold) +
    leaf(12, -140, 60, -40, gold) +
    flower(0, -146, 28, gold, pale, 8) +
    flower(0, -236, 15, pale, gold, 6) +
    flower(-54, -130, 12, pale, gold, 6) +
    flower(54, -130, 12, pale, gold, 6)
  const above = stack(
    cloth(studio, { path: footprint(0, 34), over: vamp }),
    insole(
      studio,
      'M-82 -70C-30 -40 30 -40 82 -70 72 20 60 40 64 130 66 220 40 276 2 278 -40 276 -66 220 -62 130 -58 40 -74 20 -82 -70Z',
      '#c79a68',
    ),
    flatArt(border('M-84 -72C-30 -42 30 -42 84 -72', bolt, 'gota', 14)),
  )
  return setOutPair(studio, { side, above })
}

/** Peshawari chappal: two broad crossed straps, a heel strap with a buckle, a thick sole. */
export function drawChappal(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const sole = tan(studio, '#2d2019')
  const perforated = choose.chance(0.5)
  const holes = perforated
    ? '<path d="M-190 -78v0M-170 -92v0M-150 -104v0M-128 -114v0M-160 -70v0M-138 -82v0M-116 -92v0" stroke="#1c110a" stroke-width="6" stroke-linecap="round"/>'
    : ''
  const front = 'M-250 -42C-236 -110 -160 -160 -84 -168 -50 -170 -20 -150 30 -44Z'
  const cross = 'M-150 -42C-110 -110 -60 -160 20 -190 40 -192 58 -176 62 -156 10 -130 -30 -90 -44 -42Z'
  const back =
    'M30 -166C110 -150 190 -156 262 -196L272 -152C200 -112 110 -104 40 -122ZM226 -44C232 -90 236 -130 240 -176L274 -184C276 -130 276 -90 274 -44Z'
  const buckle =
    '<rect x="112" y="-160" width="44" height="44" rx="6" fill="none" stroke="#c8a250" stroke-width="8"/><path d="M112 -138h44" stroke="#c8a250" stroke-width="5"/>'
  const side = stack(
    cloth(studio, {
      path: back,
      over: stitching('M32 -156C110 -140 190 -146 262 -184M40 -132C110 -114 200 -122 266 -160', bolt.pale),
    }),
    cloth(studio, { path: front, over: stitching('M-236 -48C-220 -104 -156 -148 -84 -156', bolt.pale) + holes }),
    cloth(studio, {
      path: cross,
      over: stitching('M-138 -46C-100 -104 -50 -150 24 -178M-56 -46C-40 -86 0 -124 56 -148', bolt.pale),
    }),
    flatArt(buckle),
    cloth(studio, {
      path: 'M-284 -46H282Q290 -30 284 -24L280 2H170L158 -6H-250Q-292 -8 -284 -46Z',
      bolt: sole,
      light: 0,
      over: `${stitching('M-280 -36H282', '#c9a878')}<path d="M-284 -18H282" stroke="#8a6a45" stroke-width="5"/>`,
    }),
  )
  const strap = (path: string): Layer =>
    cloth(studio, {
      path,
      over: svg`<path d="${path}" fill="none" stroke="${bolt.pale}" stroke-width="18" stroke-opacity=".0"/>`,
    })
  const sew = stitching('M-96 -214L100 -60M96 -216L-98 -60M-80 -236L112 -90M80 -238L-112 -90', bolt.pale)
  const above = stack(
    cloth(studio, { path: footprint(10), bolt: sole }),
    insole(studio, footprint(-3), '#b98a5a'),
    strap('M-112 -120C-96 -220 -60 -256 -20 -262L120 -120 110 -30C40 -60 -60 -150 -112 -120Z'),
    strap('M114 -120C96 -220 60 -256 20 -262L-116 -120 -106 -30C-40 -60 60 -150 114 -120Z'),
    flatArt(sew),
    strap('M-88 60C-40 86 40 86 92 60L92 104C40 130 -40 130 -86 104Z'),
    flatArt('<rect x="-92" y="66" width="36" height="44" rx="6" fill="none" stroke="#c8a250" stroke-width="7"/>'),
  )
  return setOutPair(studio, { side, above })
}

/** Women's flat sandals: slim straps, a jewel or knot at the toe. */
export function drawSandals(studio: Studio): Layer {
  const { bolt, cut: choose, second } = studio
  const jewel = choose.chance(0.6)
    ? (x: number, y: number): string => flower(x, y, 26, second.base, lift(second.base, 0.6), 8)
    : (x: number, y: number): string =>
        svg`<ellipse cx="${x}" cy="${y}" rx="26" ry="18" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="2"/>`
  const side = stack(
    cloth(studio, {
      path: 'M-210 -30C-190 -90 -130 -128 -70 -120L-52 -92C-100 -96 -140 -70 -152 -30Z',
      over: stitching('M-198 -36C-178 -84 -130 -116 -76 -108', bolt.pale),
    }),
    cloth(studio, { path: 'M-120 -30C-96 -90 -40 -120 0 -122L12 -96C-30 -90 -60 -66 -76 -30Z' }),
    flatArt(jewel(-98, -98)),
    cloth(studio, {
      path: 'M30 -250C100 -226 190 -226 250 -262L258 -226C190 -190 100 -190 36 -214Z',
      over: stitching('M32 -240C100 -216 190 -216 252 -250', bolt.pale),
    }),
    cloth(studio, { path: 'M224 -40C232 -110 236 -170 240 -250L268 -256C274 -180 276 -110 274 -40Z' }),
    cloth(studio, { path: 'M-70 -112C-30 -160 20 -200 60 -226L76 -206C30 -176 -20 -132 -50 -96Z' }),
    flatArt('<rect x="120" y="-232" width="32" height="36" rx="5" fill="none" stroke="#d0a658" stroke-width="7"/>'),
    cloth(studio, {
      path: 'M-282 -32C-180 -40 180 -44 280 -36L280 -8Q278 2 260 2H-250Q-288 0 -282 -32Z',
      bolt: tan(studio, '#b98a5a'),
      light: 0,
      over: stitching('M-278 -24H280', '#ecd9b8'),
    }),
  )
  const above = stack(
    insole(studio, footprint(0), '#c79a68'),
    cloth(studio, { path: 'M-104 -150C-50 -200 50 -200 106 -150L104 -112C50 -156 -50 -156 -104 -112Z' }),
    cloth(studio, { path: 'M-102 -90C-50 -130 50 -130 104 -90L100 -58C50 -90 -50 -90 -98 -58Z' }),
    flatArt(jewel(0, -142) + seam('M0 -110V40', bolt)),
    cloth(studio, { path: 'M-82 110C-40 60 40 60 86 110L84 146C40 96 -40 96 -80 146Z' }),
    flatArt('<rect x="56" y="92" width="30" height="36" rx="5" fill="none" stroke="#d0a658" stroke-width="7"/>'),
  )
  return setOutPair(studio, { side, above })
}
