import { type Bolt, cutBolt } from '../bolt.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { castShadow, groundShadow } from '../shadow.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'

/** The gold or silver of a product's metal parts. */
export function metalOf(studio: Studio, colour = '#d3aa5c'): Bolt {
  return cutBolt(studio.sheet, 'metal', colour, colour, studio.pose)
}

/** A strap along a path: leather with a shaded edge and, for wide ones, stitches. */
export function strap(path: string, bolt: Bolt, width: number): string {
  const line = (colour: string, size: number, opacity = 1): string =>
    svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
  return (
    line(bolt.deep, width + 3) +
    line(bolt.base, width) +
    line(bolt.pale, width * 0.36, 0.4) +
    (width > 16 ? stitching(path, bolt.pale, 1.6) : '')
  )
}

/** A link chain along a path. */
export function chain(path: string): string {
  return svg`<path d="${path}" fill="none" stroke="#7c5b23" stroke-width="15" stroke-dasharray="17 5" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#dcb868" stroke-width="11" stroke-dasharray="17 5" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fbeec4" stroke-width="3.500" stroke-dasharray="11 11"/>`
}

function wallPeg(): string {
  return '<circle cx="484" cy="98" r="26" fill="#2c1f15" fill-opacity=".2"/><circle cx="480" cy="90" r="22" fill="#b58a58"/><circle cx="474" cy="84" r="13" fill="#d6b384"/>'
}

/**
 * Arranges a bag for the view: on the table, on a peg or laid down; foot is the height of its base, reach its half
 * width.
 */
export function setOutBag(studio: Studio, bag: Layer, foot: number, reach: number, handle: string): Layer {
  if (studio.isHung)
    return stack(
      flatArt(castShadow(studio, placed(bag, 'translate(48 96) scale(.9)')) + wallPeg()),
      placed(stack(flatArt(handle), bag), 'translate(48 96) scale(.9)'),
      flatArt('<circle cx="480" cy="92" r="13" fill="#d6b384"/>'),
    )
  if (studio.isFlat) return stack(flatArt(handle), bag)
  return stack(flatArt(groundShadow(studio, 480, foot, reach * 1.3, 46) + handle), bag)
}
