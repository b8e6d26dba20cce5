import type { Random } from './random.ts'
import { deepen, lift, lightness, mix } from './shade.ts'
import { linear, radial, svg } from './sheet.ts'
import type { Studio } from './studio.ts'

const walls = [
  '#e8dfd1',
  '#e3ddd4',
  '#d8d5ce',
  '#d3d8cb',
  '#e6d8c4',
  '#e5d2c9',
  '#d5dbdd',
  '#dcc9b4',
  '#ccc9c4',
  '#e0d9e0',
]

/** Chooses a wall colour that contrasts with the fabric, so that the outline stays clear. */
export function chooseWall(studio: Studio, random: Random): string {
  const light = lightness(studio.bolt.base)
  const apart = walls.filter(wall => Math.abs(lightness(wall) - light) > 0.09)
  const wall = random.pick(apart.length > 2 ? apart : walls)
  return light > 0.8 ? mix(wall, '#8d7a68', 0.34) : wall
}

// A slanted linear gradient: a radial one over the whole image takes librsvg three times as long.
function falloff(studio: Studio, wall: string): string {
  const glow = linear(
    studio.sheet,
    [
      [0, lift(wall, 0.32)],
      [0.3, lift(wall, 0.42)],
      [0.62, wall],
      [1, deepen(wall, 0.2)],
    ],
    studio.light < 0 ? [0.1, 0, 0.8, 1] : [0.9, 0, 0.2, 1],
  )
  return `<rect width="960" height="1200" fill="${glow}"/>`
}

/** A surface with a soft cove behind it, for standing products; level is where floor meets wall. */
export function tabletop(studio: Studio, wall: string, level: number): string {
  const floor = linear(
    studio.sheet,
    [
      [0, deepen(wall, 0.1), 0],
      [0.12, deepen(wall, 0.1), 0.75],
      [0.3, lift(wall, 0.2)],
      [1, deepen(wall, 0.08)],
    ],
    [0, 0, 0, 1],
  )
  return svg`${falloff(studio, wall)}<rect y="${level - 60}" width="960" height="${1260 - level}" fill="${floor}"/>`
}

function windowLight(studio: Studio): string {
  const pane = (x: number, y: number): string => svg`M${x} ${y}l150 -54v250l-150 54Z`
  const side = studio.light < 0 ? '' : ' transform="matrix(-1 0 0 1 960 0)"'
  const paint = linear(studio.sheet, [
    [0, '#fff8e8', 0.5],
    [1, '#fff8e8', 0.1],
  ])
  return `<path d="${pane(40, 150)}${pane(206, 90)}${pane(40, 420)}${pane(206, 360)}" fill="${paint}"${side}/>`
}

function arch(studio: Studio, wall: string): string {
  const inside = linear(
    studio.sheet,
    [
      [0, deepen(wall, 0.13)],
      [0.3, mix(wall, '#fffaf0', 0.12)],
      [1, deepen(wall, 0.05)],
    ],
    studio.light < 0 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
  )
  return svg`<path d="M90 1200V480C90 220 260 70 480 70S870 220 870 480V1200Z" fill="${inside}"/><path d="M90 1200V480C90 220 260 70 480 70S870 220 870 480V1200" fill="none" stroke="${lift(wall, 0.6)}" stroke-width="3" stroke-opacity=".7"/>`
}

function moulding(wall: string): string {
  const frame = 'M70 70H890V1010H70ZM0 1090H960'
  return svg`<path d="${frame}" fill="none" stroke="${deepen(wall, 0.2)}" stroke-opacity=".5" stroke-width="7"/><path d="${frame}" transform="translate(-3 -3)" fill="none" stroke="${lift(wall, 0.7)}" stroke-width="3"/>`
}

function plaster(studio: Studio, wall: string, random: Random): string {
  const cloud = radial(studio.sheet, [
    [0, lift(wall, 0.6), 0.4],
    [1, lift(wall, 0.6), 0],
  ])
  const dusk = radial(studio.sheet, [
    [0, deepen(wall, 0.25), 0.22],
    [1, deepen(wall, 0.25), 0],
  ])
  return Array.from(
    { length: 9 },
    (_, at) =>
      svg`<ellipse cx="${random.range(0, 960)}" cy="${random.range(0, 1200)}" rx="${random.range(120, 330)}" ry="${random.range(60, 150)}" transform="rotate(${random.range(-24, -8)} 480 600)" fill="${at % 2 ? cloud : dusk}"/>`,
  ).join('')
}

/** A wall behind hanging or floating products. */
export function wallBehind(studio: Studio, wall: string, random: Random): string {
  const kind = random.pick(['plaster', 'window', 'arch', 'moulding', 'plaster'])
  const base = falloff(studio, wall)
  if (kind === 'window') return base + windowLight(studio)
  if (kind === 'arch') return base + arch(studio, wall)
  if (kind === 'moulding') return base + moulding(wall)
  return base + plaster(studio, wall, random)
}

/** Linen or stone seen from above, for flat lays. */
export function tableFromAbove(studio: Studio, wall: string, random: Random): string {
  if (random.chance(0.35)) return falloff(studio, mix(wall, '#b9b4ab', 0.35)) + plaster(studio, wall, random)
  const threads = Array.from({ length: 40 }, (_, at) => at * 6 + 3)
  const weft = threads.map(at => `M0 ${at}H240`).join('')
  const warp = threads.map(at => `M${at} 0V240`).join('')
  const weave = studio.sheet.define(
    id =>
      svg`<pattern id="${id}" width="240" height="240" patternUnits="userSpaceOnUse"><path d="${weft}" stroke="${deepen(wall, 0.35)}" stroke-opacity=".16" stroke-width="2"/><path d="${warp}" stroke="#fffaf2" stroke-opacity=".3" stroke-width="2"/></pattern>`,
  )
  const ripple = linear(studio.sheet, [
    [0, deepen(wall, 0.4), 0],
    [0.4, deepen(wall, 0.4), 0.2],
    [0.6, '#fffaf2', 0.32],
    [1, '#fffaf2', 0],
  ])
  const ripples = Array.from({ length: 5 }, () => {
    const [x, width] = [random.range(-60, 960), random.range(50, 120)]
    return svg`<path d="M${x} -60C${x + 60} 400 ${x - 80} 800 ${x + 40} 1260H${x + width}C${x + width - 60} 800 ${x + width + 60} 400 ${x + width} -60Z" transform="rotate(${random.range(12, 30)} 480 600)" fill="${ripple}"/>`
  }).join('')
  return `${falloff(studio, wall)}<rect width="960" height="1200" fill="url(#${weave})"/>${ripples}`
}

/** A stone block for small products; its top edge is at y. */
export function plinth(studio: Studio, x: number, y: number, width: number, height: number): string {
  const [lit, dim] = studio.light < 0 ? ['#efeae1', '#cdc5b8'] : ['#cdc5b8', '#efeae1']
  const face = linear(studio.sheet, [
    [0, lit],
    [1, dim],
  ])
  const top = linear(
    studio.sheet,
    [
      [0, '#e2dbcf'],
      [1, '#f8f4ec'],
    ],
    [0, 0, 0, 1],
  )
  return svg`<path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="${face}"/><path d="M${x} ${y}l26 -58h${width - 52}l26 58Z" fill="${top}"/><path d="M${x} ${y}h${width}" stroke="#fffdf8" stroke-width="3"/>`
}
