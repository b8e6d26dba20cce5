import { plinth } from '../backdrops.ts'
import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { leaf } from '../motifs.ts'
import { deepen, lift, mix } from '../shade.ts'
import { groundShadow } from '../shadow.ts'
import { linear, radial, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { metalOf } from './bag-parts.ts'

function smooth(bolt: Bolt): Bolt {
  return { ...bolt, gleam: bolt.gleam * 2, paint: bolt.base }
}

function shineLine(x: number, y: number, height: number, width = 10): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" fill-opacity=".55"/>`
}

/** Arranges products for the view: on the table, on a plinth, or laid down; foot is the height of their base. */
function setOut(studio: Studio, layer: Layer, foot: number, reach: number): Layer {
  if (studio.isFlat) return layer
  if (!studio.isHung) return stack(flatArt(groundShadow(studio, 480, foot, reach, 40)), layer)
  const sprig = [0, 1, 2, 3, 4, 5]
    .map(
      at =>
        leaf(150 + at * 10, 800 - at * 96, 120 - at * 10, -150, '#93a284') +
        leaf(156 + at * 10, 780 - at * 96, 120 - at * 10, -40, '#a9b59a'),
    )
    .join('')
  const raised = placed(layer, svg`translate(62 ${810 - foot * 0.87}) scale(.87)`)
  return stack(
    flatArt(
      svg`<path d="M140 900C150 640 180 440 214 260" fill="none" stroke="#7d8b6e" stroke-width="7"/>${sprig}${plinth(studio, 90, 806, 780, 460)}${groundShadow(studio, 480, 808, reach * 0.9, 26)}`,
    ),
    raised,
  )
}

/** A lipstick: open bullet with its cap beside it. */
export function drawLipstick(studio: Studio): Layer {
  const { bolt, cut: choose, second, spec } = studio
  const gold = metalOf(studio, choose.pick(['#d6ac58', '#c9a08a', '#b9bcc0']))
  const tube =
    spec.fabric === 'metal' ? gold : smooth({ ...second, base: choose.pick(['#26211f', '#3a2226', second.base]) })
  const bullet = cloth(studio, {
    path: 'M330 560V380C330 300 372 250 430 226 452 220 462 236 462 262V560Z',
    bolt: smooth(bolt),
    over: svg`<path d="M330 390C340 300 380 252 440 226 456 224 462 236 462 262 440 340 390 400 330 420Z" fill="${lift(bolt.base, 0.3)}" fill-opacity=".6"/>`,
  })
  const open = stack(
    cloth(studio, {
      path: 'M290 720H502V990Q502 1004 488 1004H304Q290 1004 290 990Z',
      bolt: tube,
      over: shineLine(318, 730, 260),
    }),
    bullet,
    cloth(studio, {
      path: 'M312 550H480V730H312Z',
      bolt: gold,
      over:
        shineLine(336, 552, 176, 12) +
        svg`<path d="M312 600H480M312 690H480" stroke="${gold.ink}" stroke-opacity=".4" stroke-width="3"/>`,
    }),
  )
  const cap = cloth(studio, {
    path: 'M572 660Q572 636 596 636H760Q784 636 784 660V990Q784 1004 770 1004H586Q572 1004 572 990Z',
    bolt: tube,
    over: shineLine(600, 650, 330) + svg`<rect x="560" y="950" width="240" height="26" fill="${gold.paint}"/>`,
  })
  const lying = placed(cap, 'rotate(90 678 820) translate(80 -60)')
  return setOut(
    studio,
    studio.isFlat
      ? stack(open, placed(cap, 'rotate(24 680 820)'))
      : stack(open, studio.isHung ? cap : choose.chance(0.3) ? lying : cap),
    1004,
    360,
  )
}

/** A perfume bottle: thick glass, coloured juice, a heavy cap. */
export function drawPerfume(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const gold = metalOf(studio, choose.pick(['#d6ac58', '#b9bcc0', '#c9a08a']))
  const kind = choose.pick(['square', 'round', 'tall', 'arched'])
  const shapes: Record<string, [string, string]> = {
    square: [
      'M270 520Q270 480 310 480H650Q690 480 690 520V960Q690 1000 650 1000H310Q270 1000 270 960Z',
      'M306 600H654V944Q654 964 634 964H326Q306 964 306 944Z',
    ],
    round: [
      'M480 470C640 470 740 580 740 730S640 1000 480 1000 220 880 220 730 320 470 480 470Z',
      'M262 680H698C716 830 620 962 480 962S244 830 262 680Z',
    ],
    tall: [
      'M330 440Q330 410 360 410H600Q630 410 630 440V960Q630 1000 590 1000H370Q330 1000 330 960Z',
      'M360 540H600V940Q600 964 576 964H384Q360 964 360 940Z',
    ],
    arched: [
      'M260 1000V700C260 560 360 470 480 470S700 560 700 700V1000Z',
      'M298 964V740C300 700 310 670 326 640H634C650 670 660 700 662 740V964Z',
    ],
  }
  const [glass, juice] = shapes[kind]!
  const liquid = linear(
    studio.sheet,
    [
      [0, lift(bolt.base, 0.35), 0.9],
      [0.5, bolt.base, 0.85],
      [1, deepen(bolt.base, 0.3), 0.95],
    ],
    [0, 0, 0.3, 1],
  )
  const sheen = linear(studio.sheet, [
    [0, '#fff', 0.7],
    [0.12, '#fff', 0.16],
    [0.5, '#fff', 0.02],
    [0.86, '#fff', 0.12],
    [1, '#fff', 0.55],
  ])
  const body: Layer = {
    art: svg`<path d="${glass}" fill="#f6f3ec" fill-opacity=".5"/><path d="${juice}" fill="${liquid}"/><path d="${glass}" fill="${sheen}"/><path d="${glass}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/><path d="${glass}" fill="none" stroke="${deepen(bolt.base, 0.5)}" stroke-opacity=".35" stroke-width="2"/><path d="M480 480V940" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>${shineLine(kind === 'tall' ? 352 : kind === 'round' ? 290 : 296, 620, 260, 14)}<rect x="400" y="730" width="160" height="110" rx="4" fill="${gold.paint}" fill-opacity=".85"/><rect x="412" y="742" width="136" height="86" fill="none" stroke="#fff8e4" stroke-width="2"/>`,
    outline: `<path d="${glass}"/>`,
  }
  const neckY = kind === 'tall' ? 410 : kind === 'square' ? 480 : 474
  const collar = cloth(studio, { path: svg`M428 ${neckY - 50}H532V${neckY + 6}H428Z`, bolt: gold })
  const capBolt = choose.chance(0.5)
    ? gold
    : smooth({ ...bolt, base: choose.pick(['#2a2523', '#efe6d6', deepen(bolt.base, 0.4)]) })
  const capPath = choose.chance(0.5)
    ? svg`M392 ${neckY - 190}H568V${neckY - 44}H392Z`
    : svg`M480 ${neckY - 210}C560 ${neckY - 210} 580 ${neckY - 150} 560 ${neckY - 100} 550 ${neckY - 70} 544 ${neckY - 60} 544 ${neckY - 44}H416C416 ${neckY - 60} 410 ${neckY - 70} 400 ${neckY - 100} 380 ${neckY - 150} 400 ${neckY - 210} 480 ${neckY - 210}Z`
  const cap = cloth(studio, { path: capPath, bolt: capBolt, over: shineLine(420, neckY - 180, 120) })
  return setOut(
    studio,
    placed(
      stack(body, collar, studio.isFlat ? placed(cap, svg`translate(250 ${-20}) rotate(30 480 ${neckY - 100})`) : cap),
      'translate(-24 -50) scale(1.05)',
    ),
    1000,
    330,
  )
}

/** A make-up palette: an open compact with pans and a mirror. */
export function drawMakeUpPalette(studio: Studio): Layer {
  const { bolt, second, cut: choose, spec } = studio
  const shell = spec.fabric === 'metal' ? metalOf(studio) : smooth(bolt)
  const mirror = linear(
    studio.sheet,
    [
      [0, '#f2f4f4'],
      [0.45, '#c3ccd0'],
      [0.5, '#eef1f1'],
      [1, '#aab5ba'],
    ],
    [0, 0, 1, 1],
  )
  const shades = [
    '#e9c9b4',
    '#d9a48c',
    '#b97a66',
    second.base,
    mix(second.base, '#f4dcc8', 0.5),
    '#8d5648',
    deepen(second.base, 0.35),
    '#c99a5a',
    '#5b3a34',
    '#e3b7b0',
    '#a5656a',
    '#f0dfcd',
  ]
  const columns = choose.pick([3, 4])
  const width = 500 / columns
  const pans = Array.from({ length: columns * 2 }, (_, at) => {
    const [x, y] = [230 + (at % columns) * width, 690 + Math.floor(at / columns) * 140]
    const shade = shades[(at * 5 + columns) % shades.length]!
    const powder = radial(
      studio.sheet,
      [
        [0, lift(shade, 0.25)],
        [0.7, shade],
        [1, deepen(shade, 0.2)],
      ],
      [0.4, 0.35, 0.7],
    )
    return svg`<rect x="${x + 8}" y="${y}" width="${width - 16}" height="122" rx="12" fill="#1d1512" fill-opacity=".5"/><rect x="${x + 12}" y="${y + 5}" width="${width - 24}" height="114" rx="9" fill="${powder}"/><path d="M${x + 26} ${y + 90}q${width * 0.3} -40 ${width - 54} -66" stroke="${lift(shade, 0.45)}" stroke-opacity=".5" stroke-width="5" fill="none"/>`
  }).join('')
  const lid = cloth(studio, {
    path: 'M196 250Q196 220 226 220H734Q764 220 764 250V636H196Z',
    bolt: shell,
    volume: 0.6,
    over: svg`<rect x="232" y="254" width="496" height="360" rx="10" fill="${mirror}"/><path d="M300 254L560 254 380 614H232V390Z" fill="#fff" fill-opacity=".35"/>`,
  })
  const base = cloth(studio, {
    path: 'M190 660H770V980Q770 1010 740 1010H220Q190 1010 190 980Z',
    bolt: shell,
    volume: 0.6,
    over: pans,
  })
  const hinge = svg`<rect x="260" y="630" width="440" height="34" rx="8" fill="${metalOf(studio).paint}"/>`
  return setOut(studio, stack(lid, flatArt(hinge), base), 1010, 390)
}

/** Skincare: a cream jar and a dropper bottle. */
export function drawSkincare(studio: Studio): Layer {
  const { bolt, second, cut: choose } = studio
  const gold = metalOf(studio, choose.pick(['#d6ac58', '#e4ddd0', '#b9bcc0']))
  const glass = smooth(bolt)
  const label = (x: number, y: number, width: number, height: number): string =>
    svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f8f4ec" fill-opacity=".92"/><rect x="${x}" y="${y + height * 0.72}" width="${width}" height="${height * 0.09}" fill="${second.base}"/><rect x="${x + width * 0.3}" y="${y + height * 0.26}" width="${width * 0.4}" height="${height * 0.05}" fill="${second.base}" fill-opacity=".7"/>`
  const bottle = stack(
    cloth(studio, {
      path: 'M276 540Q276 490 330 474H414Q470 490 470 540V980Q470 1000 448 1000H298Q276 1000 276 980Z',
      bolt: glass,
      over: label(276, 640, 194, 240) + shineLine(296, 540, 430),
    }),
    cloth(studio, { path: 'M330 400H416V482H330Z', bolt: gold }),
    cloth(studio, {
      path: 'M340 402C336 330 346 262 373 262S410 330 406 402Z',
      bolt: smooth({ ...second, base: choose.pick(['#2d2826', '#efe8dc']) }),
    }),
  )
  const jar = stack(
    cloth(studio, {
      path: 'M516 800H784V970Q784 1000 750 1000H550Q516 1000 516 970Z',
      bolt: glass,
      over: label(516, 840, 268, 110) + shineLine(540, 806, 180),
    }),
    cloth(studio, {
      path: 'M504 716Q504 700 522 700H778Q796 700 796 716V800H504Z',
      bolt: gold,
      over: shineLine(534, 706, 88),
    }),
  )
  if (studio.isFlat)
    return stack(placed(bottle, 'rotate(-10 373 640) translate(0 -60)'), placed(jar, 'translate(10 -120)'))
  return setOut(studio, placed(stack(bottle, jar), 'translate(-46 -50) scale(1.05)'), 1000, 350)
}
