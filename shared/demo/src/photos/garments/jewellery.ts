import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { flower, leaf } from '../motifs.ts'
import { deepen, lift } from '../shade.ts'
import { groundShadow } from '../shadow.ts'
import { linear, radial, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { metalOf } from './bag-parts.ts'

function goldOf(studio: Studio): Bolt {
  return metalOf(studio, studio.cut.pick(['#d6ac58', '#d6ac58', '#c9954a', '#c2c4c6']))
}

function stone(studio: Studio, x: number, y: number, radius: number, colour: string, gold: Bolt): string {
  const shine = radial(
    studio.sheet,
    [
      [0, lift(colour, 0.75)],
      [0.35, colour],
      [1, deepen(colour, 0.5)],
    ],
    [0.36, 0.32, 0.7],
  )
  return svg`<circle cx="${x}" cy="${y}" r="${radius + 4}" fill="${deepen(gold.base, 0.3)}"/><circle cx="${x}" cy="${y}" r="${radius + 2}" fill="${lift(gold.base, 0.3)}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${shine}"/>`
}

function pearl(studio: Studio, x: number, y: number, radius: number): string {
  const glow = radial(
    studio.sheet,
    [
      [0, '#fffdf8'],
      [0.5, '#efe6d8'],
      [1, '#b3a592'],
    ],
    [0.35, 0.3, 0.75],
  )
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${glow}"/>`
}

function jhumka(studio: Studio, gold: Bolt, gem: string, size: number): Layer {
  const bell = 'M-120 40C-112 -40 -60 -84 0 -86S112 -40 120 40C124 70 130 84 138 96H-138C-130 84 -124 70 -120 40Z'
  const shape = svg`M0 -250A58 58 0 1 1 -1 -250Z`
  const bands = svg`<path d="M-126 56Q0 86 126 56" fill="none" stroke="${deepen(gold.base, 0.45)}" stroke-width="7"/><path d="M-110 0Q0 30 110 0" fill="none" stroke="${deepen(gold.base, 0.45)}" stroke-width="5" stroke-dasharray="3 7"/>`
  const petals = [-78, -40, 0, 40, 78]
    .map(x => leaf(x, 46 - Math.abs(x) * 0.02, 46, -90 + x * 0.3, lift(gold.base, 0.45)))
    .join('')
  const gems = [-90, -46, 0, 46, 90].map(x => stone(studio, x, 64 + (1 - (x / 110) ** 2) * 8, 10, gem, gold)).join('')
  const drops = [-126, -84, -42, 0, 42, 84, 126]
    .map(
      x =>
        svg`<path d="M${x} 96v18" stroke="${gold.base}" stroke-width="4"/>${pearl(studio, x, 126 + (1 - (x / 130) ** 2) * 10, 13)}`,
    )
    .join('')
  const stud =
    flower(0, -192, 62, gold.base, gold.base, 8) +
    flower(0, -192, 46, lift(gold.base, 0.45), gold.base, 8) +
    stone(studio, 0, -192, 20, gem, gold)
  const link = svg`<path d="M0 -134V-84" stroke="${gold.base}" stroke-width="9"/>${pearl(studio, 0, -108, 13)}`
  const body = stack(
    flatArt(link),
    { art: stud, outline: `<path d="${shape}"/>` },
    cloth(studio, { path: bell, bolt: gold, over: bands + petals + gems, volume: 1.2 }),
    flatArt(
      svg`<path d="M-138 96Q0 122 138 96" fill="none" stroke="${lift(gold.base, 0.5)}" stroke-width="6"/>${drops}`,
    ),
  )
  return placed(body, svg`scale(${size})`)
}

/** Jhumka earrings: a pair hanging from a stand, leaning, or laid down. */
export function drawJhumka(studio: Studio): Layer {
  const gold = goldOf(studio)
  const gem = studio.second.base
  const one = jhumka(studio, gold, gem, 1.36)
  if (studio.isFlat)
    return stack(placed(one, 'translate(300 620) rotate(-14)'), placed(one, 'translate(670 690) rotate(18)'))
  if (studio.isHung)
    return stack(
      flatArt(groundShadow(studio, 330, 850, 250, 50) + groundShadow(studio, 690, 960, 250, 50)),
      placed(one, 'translate(320 680)'),
      placed(one, 'translate(660 790) rotate(22)'),
    )
  const wood = linear(studio.sheet, [
    [0, '#e8d3b0'],
    [0.5, '#c79f6d'],
    [1, '#7d5630'],
  ])
  const stand = svg`${groundShadow(studio, 480, 1010, 250, 40)}<path d="M466 240h28v760h-28Z" fill="${wood}"/><path d="M330 990Q480 960 630 990L640 1014Q480 1044 320 1014Z" fill="${wood}"/><path d="M200 236h560q14 0 14 14t-14 14H200q-14 0 -14 -14t14 -14Z" fill="${linear(
    studio.sheet,
    [
      [0, '#e8d3b0'],
      [0.5, '#c79f6d'],
      [1, '#7d5630'],
    ],
    [0, 0, 0, 1],
  )}"/>`
  const hung = (x: number): Layer =>
    stack(
      flatArt(svg`<path d="M${x} 262v80" stroke="${gold.base}" stroke-width="5"/>`),
      placed(one, svg`translate(${x} 600)`),
    )
  return stack(flatArt(stand), hung(278), hung(682))
}

/** A necklace set: collar necklace on a bust with its earrings. */
export function drawNecklace(studio: Studio): Layer {
  const { cut: choose } = studio
  const gold = goldOf(studio)
  const gem = studio.second.base
  const rows = choose.pick([1, 2])
  const at = (share: number, reach: number, drop: number): { x: number; y: number } => {
    const angle = Math.PI * (0.06 + share * 0.88)
    return { x: 480 - Math.cos(angle) * reach, y: 470 + Math.sin(angle) * drop }
  }
  const strand = (reach: number, drop: number, count: number, radius: number): string =>
    Array.from({ length: count }, (_, index) => {
      const { x, y } = at(index / (count - 1), reach, drop)
      const middle = 1 - Math.abs(index / (count - 1) - 0.5) * 1.5
      const size = radius * (0.6 + middle * 0.5)
      return (
        flower(x, y, size * 1.9, gold.base, gold.base, 8) +
        flower(x, y, size * 1.4, lift(gold.base, 0.4), gold.base, 8) +
        stone(studio, x, y, size * 0.6, gem, gold) +
        svg`<path d="M${x} ${y + size * 1.4}v16" stroke="${gold.base}" stroke-width="4"/>${pearl(studio, x, y + size * 1.4 + 22, 6 + middle * 6)}`
      )
    }).join('')
  const pendant = svg`<g transform="translate(480 ${470 + (rows > 1 ? 330 : 260)})">${leaf(0, 0, 100, 55, gold.base)}${leaf(0, 0, 100, 125, gold.base)}${leaf(0, -10, 120, 90, lift(gold.base, 0.3))}${stone(studio, 0, 30, 24, gem, gold)}${pearl(studio, 0, 128, 16)}</g>`
  const chainPath = 'M300 300C270 400 262 440 268 480M660 300C690 400 698 440 692 480'
  const outer = rows > 1 ? strand(236, 330, 17, 15) : ''
  const necklace = svg`<path d="${chainPath}" fill="none" stroke="${gold.base}" stroke-width="9" stroke-dasharray="3 4"/>${outer}${strand(208, 236, 15, 17)}${pendant}`
  const earring = jhumka(studio, gold, gem, 0.56)
  if (studio.isFlat || studio.isHung) {
    const shadow = svg`<g transform="translate(${-studio.light * 6} 14)"><path d="M262 470A220 250 0 0 0 698 470" fill="none" stroke="#3a2a1c" stroke-width="70" stroke-opacity=".14"/></g>`
    const set = stack(
      flatArt(shadow + necklace),
      placed(earring, 'translate(390 390)'),
      placed(earring, 'translate(570 390)'),
    )
    return studio.isHung
      ? placed(
          stack(flatArt(groundShadow(studio, 480, 800, 340, 60, 0.4)), set),
          'rotate(8 480 600) translate(-60 10) scale(1.1)',
        )
      : placed(set, 'translate(-60 -20) scale(1.12)')
  }
  const velvet = cloth(studio, {
    path: 'M392 110Q480 90 568 110C572 210 590 290 660 330 770 380 830 470 850 620 860 760 800 900 690 1040H270C160 900 100 760 110 620 130 470 190 380 300 330 370 290 388 210 392 110Z',
    bolt: {
      ...studio.bolt,
      paint: studio.cut.pick(['#efe7da', '#4a3b36', '#d9cfc2']),
      fabric: 'velvet',
      ink: '#2c1f15',
      inkStrength: 0.7,
      gleam: 0.8,
    },
  })
  return stack(
    flatArt(groundShadow(studio, 480, 1046, 330, 40)),
    velvet,
    flatArt(necklace),
    placed(earring, 'translate(190 1010)'),
    placed(earring, 'translate(790 1010)'),
  )
}

/** Bangles: a stack on a stand, standing, or laid in a ring. */
export function drawBangles(studio: Studio): Layer {
  const { bolt, second, cut: choose } = studio
  const gold = metalOf(studio)
  const kinds = Array.from({ length: choose.pick([7, 9, 11]) }, (_, at) =>
    at % 3 === 0 ? gold.base : at % 3 === 1 ? bolt.base : second.base,
  )
  const ring = (rx: number, ry: number, colour: string, width: number, isWorked: boolean): string => {
    const ellipse = (stroke: string, size: number, dash = '', cap = 'butt', dy = 0): string =>
      svg`<ellipse cy="${dy}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${size}"${dash === '' ? '' : ` stroke-dasharray="${dash}" stroke-linecap="${cap}"`}/>`
    return (
      ellipse(deepen(colour, 0.5), width + 3, '', 'butt', 3) +
      ellipse(colour, width) +
      (isWorked ? ellipse(lift(colour, 0.65), width * 0.5, svg`0 ${width * 0.8}`, 'round') : '') +
      ellipse('#ffffff', width * 0.16, svg`${rx * 0.7} ${rx * 1.6}`, 'round', -width * 0.3)
    )
  }
  if (studio.isFlat) {
    const fan = kinds
      .map(
        (colour, at) =>
          svg`<g transform="translate(${340 + at * (280 / kinds.length)} ${560 + Math.sin(at * 1.7) * 60})">${ring(196 - (at % 2) * 8, 196 - (at % 2) * 8, colour, at % 3 === 0 ? 26 : 17, at % 2 === 0)}</g>`,
      )
      .join('')
    return { art: fan, outline: '<circle cx="400" cy="590" r="200"/><circle cx="560" cy="590" r="200"/>' }
  }
  if (studio.isHung) {
    const stood = kinds
      .map(
        (colour, at) =>
          svg`<g transform="translate(${250 + at * (460 / kinds.length)} 690)">${ring(88, 236, colour, at % 3 === 0 ? 24 : 16, at % 2 === 0)}</g>`,
      )
      .join('')
    return flatArt(groundShadow(studio, 480, 934, 380, 40) + stood)
  }
  const wood = linear(studio.sheet, [
    [0, '#8d6438'],
    [0.3, '#e2c598'],
    [1, '#7d5630'],
  ])
  const gap = 500 / kinds.length
  const clip = (y: number): string =>
    studio.sheet.define(id => svg`<clipPath id="${id}"><path d="M-300 ${y}h600v120h-600Z"/></clipPath>`)
  const rings = (y: number): string =>
    kinds
      .map(
        (colour, at) =>
          svg`<g transform="translate(480 ${900 - at * gap})"><g clip-path="url(#${clip(y)})">${ring(236, 62, colour, Math.min(gap * 0.7, at % 3 === 0 ? 40 : 28), at % 2 === 0)}</g></g>`,
      )
      .join('')
  const [far, near] = [rings(-120), rings(0)]
  const post = svg`<path d="M440 260h80v660h-80Z" fill="${wood}"/><ellipse cx="480" cy="260" rx="56" ry="26" fill="#d9b98a"/>`
  const foot = svg`${groundShadow(studio, 480, 1000, 330, 50)}<path d="M250 930Q480 990 710 930L716 968Q480 1026 244 968Z" fill="${wood}"/><ellipse cx="480" cy="934" rx="236" ry="48" fill="#cfa877"/>`
  return flatArt(foot + far + post + near)
}
