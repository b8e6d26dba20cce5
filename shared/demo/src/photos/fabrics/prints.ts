import type { Dye, Weave } from '../bolt.ts'
import { buti, flower, leaf, paisley, rosette } from '../motifs.ts'
import type { Random } from '../random.ts'
import { deepen, lift, lightness, mix } from '../shade.ts'
import { svg } from '../sheet.ts'

/** Draws art so that parts beyond one edge of the tile reappear at the opposite one. */
function wrapped(
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  draw: (x: number, y: number) => string,
): string {
  const columns = [x, ...(x < reach ? [x + width] : []), ...(x > width - reach ? [x - width] : [])]
  const rows = [y, ...(y < reach ? [y + height] : []), ...(y > height - reach ? [y - height] : [])]
  return columns.flatMap(column => rows.map(row => draw(column, row))).join('')
}

function greenOf({ base }: Dye): string {
  return lightness(base) > 0.5 ? '#5f7449' : '#a9b98c'
}

const blockPrint: Weave = (dye, random) => {
  const heart = lift(dye.contrast, 0.55)
  const green = mix(dye.contrast, greenOf(dye), random.pick([0, 0.8]))
  const [width, height] = [random.pick([76, 90]), random.pick([92, 108])]
  const dots = svg`<path d="M${width / 2} 0v0M0 ${height / 2}v0M${width} ${height / 2}v0M${width / 2} ${height}v0" stroke="${dye.contrast}" stroke-width="5" stroke-linecap="round"/>`
  const size = random.range(0.85, 1.05)
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
    .map(([x, y]) => buti(x!, y!, size, dye.contrast, green, heart))
    .join('')
  return { width, height, art: dots + buti(width / 2, height / 2, size, dye.contrast, green, heart) + corners }
}

const ajrak: Weave = dye => {
  const [red, cream, dark] = [mix(dye.contrast, '#8f2f26', 0.5), '#f0e3c8', deepen(dye.base, 0.45)]
  const star = (x: number, y: number): string => rosette(x, y, 30, dark, red, cream)
  const dots = Array.from(
    { length: 8 },
    (_, at) => svg`M${48 + 43 * Math.cos((at * Math.PI) / 4)} ${48 + 43 * Math.sin((at * Math.PI) / 4)}v0`,
  ).join('')
  return {
    width: 96,
    height: 96,
    art: `<path d="M0 0L96 96M96 0L0 96" stroke="${dark}" stroke-width="13"/><path d="M0 0L96 96M96 0L0 96" stroke="${cream}" stroke-width="3.4" stroke-dasharray="5 5"/>${star(48, 48)}${star(0, 0)}${star(96, 0)}${star(0, 96)}${star(96, 96)}<path d="${dots}" stroke="${cream}" stroke-width="6" stroke-linecap="round"/>`,
  }
}

function bouquet(dye: Dye, random: Random, x: number, y: number, radius: number): string {
  const petal = random.pick([dye.contrast, mix(dye.contrast, '#e9a58f', 0.45), mix(dye.contrast, '#f2e6d0', 0.35)])
  const green = greenOf(dye)
  const turn = random.range(0, 360)
  const leaves = [20, 95, 170, 260]
    .map(angle => leaf(x, y, radius * 1.75, angle + turn, angle > 100 ? green : mix(green, dye.base, 0.35)))
    .join('')
  const under = flower(x, y, radius * 1.12, mix(petal, dye.base, 0.45), petal, 7)
  return `${leaves}${under}${flower(x, y, radius * 0.78, petal, lift(petal, 0.6))}`
}

const lawnFloral: Weave = (dye, random) => {
  const [width, height] = [190, 210]
  const places = [
    [46, 52, 30],
    [140, 150, 34],
    [146, 44, 18],
    [44, 160, 20],
    [96, 104, 14],
    [8, 108, 13],
    [100, 6, 13],
  ]
  const vine = `<path d="M0 20C50 60 40 120 95 105S150 60 190 20M0 230C60 190 60 130 95 105" fill="none" stroke="${greenOf(dye)}" stroke-width="2.4" stroke-opacity=".8"/>`
  const blooms = places
    .map(([x, y, radius]) => {
      const memory = bouquet(dye, random, 0, 0, radius!)
      return wrapped(
        width,
        height,
        x!,
        y!,
        radius! * 1.9,
        (left, top) => svg`<g transform="translate(${left} ${top})">${memory}</g>`,
      )
    })
    .join('')
  return { width, height, art: vine + blooms }
}

const ditsyFloral: Weave = (dye, random) => {
  const size = 96
  const places = [
    [18, 16],
    [64, 30],
    [40, 60],
    [86, 76],
    [14, 86],
    [70, 8],
  ]
  const art = places
    .map(([x, y], at) => {
      const petal = at % 3 === 2 ? lift(dye.contrast, 0.5) : dye.contrast
      const radius = random.range(7, 10.5)
      const turn = random.range(0, 360)
      return wrapped(
        size,
        size,
        x!,
        y!,
        18,
        (left, top) =>
          leaf(left, top, 16, turn, greenOf(dye)) +
          leaf(left, top, 14, turn + 130, greenOf(dye)) +
          flower(left, top, radius, petal, dye.pale),
      )
    })
    .join('')
  return { width: size, height: size, art }
}

const paisleyPrint: Weave = (dye, random) => {
  const [width, height] = [124, 148]
  const inner = mix(dye.base, dye.contrast, 0.25)
  const heart = lift(dye.contrast, 0.5)
  const turn = random.range(-18, 18)
  const one = (x: number, y: number, flip: number): string =>
    paisley(x, y, 0.92, turn * flip + (flip < 0 ? 180 : 0), dye.contrast, inner, heart)
  const small = [
    [62, 10],
    [0, 84],
    [124, 84],
    [62, 140],
  ]
    .map(([x, y]) => flower(x!, y!, 9, dye.contrast, heart, 6))
    .join('')
  return {
    width,
    height,
    art:
      one(32, 42, 1) +
      one(94, 112, -1) +
      small +
      leaf(60, 70, 22, 40, greenOf(dye)) +
      leaf(66, 68, 22, 220, greenOf(dye)),
  }
}

const polkaDot: Weave = ({ contrast }, random) => {
  const gap = random.pick([34, 46, 58])
  const radius = gap * random.pick([0.13, 0.18])
  return {
    width: gap,
    height: gap,
    art: svg`<path d="M${gap / 2} ${gap / 2}v0M0 0v0M${gap} 0v0M0 ${gap}v0M${gap} ${gap}v0" stroke="${contrast}" stroke-width="${radius * 2}" stroke-linecap="round"/>`,
  }
}

const bandhani: Weave = ({ contrast, pale }) => {
  const ring = (count: number, radius: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at * 2 * Math.PI) / count
      return svg`M${56 + radius * Math.cos(angle)} ${56 + radius * Math.sin(angle)}v0`
    }).join('')
  const scattered = 'M0 0v0M112 0v0M0 112v0M112 112v0M0 56v0M112 56v0M56 0v0M56 112v0M14 14v0M98 14v0M14 98v0M98 98v0'
  const dots = ring(14, 36) + ring(8, 20) + scattered
  return {
    width: 112,
    height: 112,
    art: `<g fill="none" stroke-linecap="round"><path d="${dots}M56 56v0" stroke="${pale}" stroke-width="9"/><path d="${dots}" stroke="${contrast}" stroke-width="3.6"/></g>`,
  }
}

/** Cloths whose pattern is printed or dyed. */
export const prints = {
  'block print': blockPrint,
  ajrak: ajrak,
  'lawn floral': lawnFloral,
  'ditsy floral': ditsyFloral,
  paisley: paisleyPrint,
  'polka dot': polkaDot,
  bandhani: bandhani,
}
