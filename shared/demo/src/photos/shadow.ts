import type { Layer } from './layer.ts'
import { radial, svg } from './sheet.ts'
import type { Studio } from './studio.ts'

// Faint copies at increasing offsets approximate a blur: librsvg takes 60 ms to blur a whole image.
const reaches = [-0.35, 0.1, 0.3, 0.5, 0.68, 0.86, 1.04, 1.24, 1.46, 1.72, 2.05, 2.45]
const halos = [
  [64, 0.022],
  [34, 0.03],
] as const

/** The soft shadow a layer throws on the wall behind it, or close around it when it lies flat; zoom is how many times the layer is enlarged. */
export function castShadow(studio: Studio, layer: Layer, zoom = 1): string {
  if (layer.outline === '') return ''
  const id = studio.sheet.define(name => `<g id="${name}">${layer.outline}</g>`)
  const depth = studio.isFlat ? 0.5 : 1
  const [dx, dy] = [-studio.light * 18 * depth, 21 * depth]
  const copies = reaches.map(
    reach =>
      svg`<use href="#${id}" x="${dx * reach}" y="${dy * reach}" fill-opacity="${studio.isFlat ? 0.05 : 0.036}" stroke-opacity=".02"/>`,
  )
  const soft = halos.map(
    ([width, opacity]) =>
      svg`<use href="#${id}" x="${dx}" y="${dy}" fill="none" stroke-width="${(width * depth) / zoom}" stroke-opacity="${opacity}"/>`,
  )
  return `<g fill="#3a2a1c" stroke="#3a2a1c" stroke-linejoin="round">${soft.join('')}${copies.join('')}</g>`
}

/** The pool of shadow under something standing on a surface; rx and ry are half its width and depth. */
export function groundShadow(studio: Studio, x: number, y: number, rx: number, ry: number, strength = 1): string {
  const paint = radial(studio.sheet, [
    [0, '#2c1f15', 0.5 * strength],
    [0.35, '#2c1f15', 0.34 * strength],
    [0.7, '#2c1f15', 0.11 * strength],
    [1, '#2c1f15', 0],
  ])
  return svg`<ellipse cx="${x - studio.light * rx * 0.08}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}"/>`
}
