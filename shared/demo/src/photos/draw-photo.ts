import { chooseWall } from './backdrops.ts'
import { cutBolt } from './bolt.ts'
import { composeCloseUp } from './close-up.ts'
import { type Drawer, drawers } from './drawers.ts'
import { colours } from './palette.ts'
import { closeUps, type PhotoSpec } from './photo-spec.ts'
import { createRandom } from './random.ts'
import { createSheet } from './sheet.ts'
import type { Studio } from './studio.ts'
import { composeGarment, composeObject } from './views.ts'

/** Close-ups show motifs larger than their magnification alone would; grain keeps its size. */
function motifScale({ view, fabric }: PhotoSpec): number {
  return closeUps.includes(view) && fabric !== 'leather' && fabric !== 'suede' ? 1.6 : 1
}

function openStudio(spec: PhotoSpec, stage: Drawer['stage']): Studio {
  const sheet = createSheet()
  const product = `${spec.garment} ${spec.seed}`
  const dyeing = createRandom(`${product} cloth`)
  const pose = createRandom(`${product} ${spec.view}`)
  const [colour, accent] = [colours[spec.colour], colours[spec.accent]]
  return {
    spec,
    sheet,
    cut: createRandom(product),
    pose,
    bolt: cutBolt(sheet, spec.fabric, colour, accent, dyeing, dyeing.range(0.8, 1.2) * motifScale(spec)),
    second: cutBolt(sheet, 'plain', accent, colour, dyeing),
    isBack: spec.view === 'back',
    isHung: spec.view === 'hanger' || (spec.view === 'back' && stage === 'wall' && pose.chance(0.6)),
    isFlat: spec.view === 'flat',
    light: dyeing.chance(0.7) ? -1 : 1,
  }
}

function compose(studio: Studio, { draw, focus, stage }: Drawer): string {
  if (closeUps.includes(studio.spec.view)) return composeCloseUp(studio, chooseWall(studio, studio.pose))
  const layer = draw(studio)
  return stage === 'table'
    ? composeObject(studio, layer, focus)
    : composeGarment(studio, layer, focus, stage === 'pinned')
}

/** Draws one product photo as an SVG document of 960 by 1200; the same spec always gives the same text. */
export function drawPhoto(spec: PhotoSpec): string {
  const drawer = drawers[spec.garment]
  const studio = openStudio(spec, drawer.stage)
  const art = compose(studio, drawer)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1200" width="960" height="1200"><defs>${studio.sheet.defs()}</defs>${art}</svg>`
}
