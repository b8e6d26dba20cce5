import { cutBolt } from './bolt.ts'
import { drawers } from './drawers.ts'
import { colours } from './palette.ts'
import type { PhotoSpec } from './photo-spec.ts'
import { createRandom } from './random.ts'
import { createSheet } from './sheet.ts'
import type { Studio } from './studio.ts'
import { composeGarment, composeObject } from './views.ts'

function openStudio(spec: PhotoSpec): Studio {
  const sheet = createSheet()
  const product = `${spec.garment} ${spec.seed}`
  const dyeing = createRandom(`${product} cloth`)
  const [colour, accent] = [colours[spec.colour], colours[spec.accent]]
  return {
    spec,
    sheet,
    cut: createRandom(product),
    pose: createRandom(`${product} ${spec.view === 'back' ? 'front' : spec.view}`),
    bolt: cutBolt(sheet, spec.fabric, colour, accent, dyeing, dyeing.range(0.8, 1.2)),
    second: cutBolt(sheet, 'plain', accent, colour, dyeing),
    isBack: spec.view === 'back',
    isHung: spec.view === 'hanger',
    isFlat: spec.view === 'flat',
    light: dyeing.chance(0.7) ? -1 : 1,
  }
}

/** Draws one product photo as an SVG document of 960 by 1200; the same spec always gives the same text. */
export function drawPhoto(spec: PhotoSpec): string {
  const studio = openStudio(spec)
  const { draw, focus, stage = 'wall' } = drawers[spec.garment]
  const layer = draw(studio)
  const art =
    stage === 'table' ? composeObject(studio, layer, focus) : composeGarment(studio, layer, focus, stage === 'pinned')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1200" width="960" height="1200"><defs>${studio.sheet.defs()}</defs>${art}</svg>`
}
