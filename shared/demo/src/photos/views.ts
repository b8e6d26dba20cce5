import { chooseWall, tableFromAbove, tabletop, wallBehind } from './backdrops.ts'
import { rail } from './cuts/hanger.ts'
import { type Layer, placed } from './layer.ts'
import { castShadow } from './shadow.ts'
import { svg } from './sheet.ts'
import type { Studio } from './studio.ts'

/** Centre of the close-up in the image and its magnification. */
export interface Focus {
  x: number
  y: number
  zoom: number
}

/**
 * Composes one photo of a garment: backdrop, shadow and the garment in the pose of the view; pinned products never hang
 * on the rail.
 */
export function composeGarment(studio: Studio, garment: Layer, focus: Focus, isPinned = false): string {
  const { pose, spec } = studio
  const wall = chooseWall(studio, pose)
  if (spec.view === 'flat') {
    const turned = placed(
      garment,
      svg`rotate(${pose.pick([-1, 1]) * pose.range(4, 8)} 480 600) translate(26 34) scale(.945)`,
    )
    return tableFromAbove(studio, wall, pose) + castShadow(studio, turned) + turned.art
  }
  if (spec.view === 'detail') {
    const close = placed(
      garment,
      svg`translate(${Math.round(480 - focus.x * focus.zoom)} ${Math.round(600 - focus.y * focus.zoom)}) scale(${focus.zoom})`,
    )
    return wallBehind(studio, wall, pose) + castShadow(studio, close, focus.zoom) + close.art
  }
  if (spec.view === 'hanger' && !isPinned) {
    const hung = placed(garment, 'translate(0 48)')
    return wallBehind(studio, wall, pose) + rail(studio) + castShadow(studio, hung) + hung.art
  }
  return wallBehind(studio, wall, pose) + castShadow(studio, garment) + garment.art
}

/** Composes one photo of a product on a surface; the product draws its own ground shadows. */
export function composeObject(studio: Studio, object: Layer, focus: Focus): string {
  const { pose, spec } = studio
  if (spec.view === 'flat') return composeGarment(studio, object, focus)
  const wall = chooseWall(studio, pose)
  const stage = tabletop(studio, wall, spec.view === 'hanger' ? 800 : 650)
  if (spec.view === 'hanger') return stage + object.art
  if (spec.view !== 'detail') return stage + placed(object, 'translate(0 -50)').art
  return (
    stage +
    placed(
      object,
      svg`translate(${Math.round(480 - focus.x * focus.zoom)} ${Math.round(600 - focus.y * focus.zoom)}) scale(${focus.zoom})`,
    ).art
  )
}
