import type { Layer } from './layer.ts'
import { radial, svg } from './sheet.ts'
import type { Studio } from './studio.ts'

// Stacked translucent strokes stand in for a blur: librsvg blurs a whole picture in 60 ms, strokes take 5.
const wallSteps = [
  [80, 0.022],
  [62, 0.026],
  [46, 0.032],
  [31, 0.038],
  [18, 0.048],
  [9, 0.06],
  [3, 0.06],
] as const
const tightSteps = [
  [34, 0.02],
  [24, 0.03],
  [16, 0.04],
  [9, 0.06],
  [3, 0.08],
] as const

/** The soft shadow a layer throws on the wall behind it, or close around it when it lies flat; zoom is how many times the layer is enlarged. */
export function castShadow(studio: Studio, layer: Layer, zoom = 1): string {
  if (layer.outline === '') return ''
  const id = studio.sheet.define(name => `<g id="${name}">${layer.outline}</g>`)
  const side = -studio.light
  const steps = studio.isFlat ? tightSteps : wallSteps
  const [dx, dy] = studio.isFlat ? [side * 9, 13] : [side * 20, 24]
  const strokes = steps
    .map(
      ([width, opacity]) =>
        svg`<use href="#${id}" fill="none" stroke="#3a2a1c" stroke-width="${width / zoom}" stroke-opacity="${opacity}"/>`,
    )
    .join('')
  return svg`<g transform="translate(${dx} ${dy})" stroke-linejoin="round"><use href="#${id}" fill="#3a2a1c" fill-opacity=".1"/>${strokes}</g>`
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
