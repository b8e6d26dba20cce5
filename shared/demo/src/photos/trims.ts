import type { Bolt } from './bolt.ts'
import { deepen, lift, mix } from './shade.ts'
import { svg } from './sheet.ts'

/** A line of sewing along a path: a shaded seam and, when given a thread colour, stitches beside it. */
export function seam(path: string, bolt: Bolt, thread?: string): string {
  const stitches =
    thread === undefined
      ? ''
      : svg`<path d="${path}" fill="none" stroke="${thread}" stroke-width="2.4" stroke-dasharray="8 4.5" stroke-opacity=".9"/>`
  return svg`<path d="${path}" fill="none" stroke="${bolt.ink}" stroke-opacity="${0.2 * bolt.inkStrength}" stroke-width="6"/><path d="${path}" fill="none" stroke="${bolt.ink}" stroke-opacity="${0.55 * bolt.inkStrength}" stroke-width="1.6"/>${stitches}`
}

/** Stitches without a seam. */
export function stitching(path: string, thread: string, width = 2): string {
  return svg`<path d="${path}" fill="none" stroke="${thread}" stroke-width="${width}" stroke-dasharray="7 4.5" stroke-opacity=".8"/>`
}

/** A row of round buttons from top to bottom; size is the radius. */
export function buttons(x: number, from: number, to: number, count: number, colour: string, size = 8): string {
  return Array.from({ length: count }, (_, at) =>
    button(x, from + ((to - from) * at) / Math.max(1, count - 1), colour, size),
  ).join('')
}

/** One button with rim, thread holes and a small shadow. */
export function button(x: number, y: number, colour: string, size = 8): string {
  return svg`<g transform="translate(${x} ${y})"><circle cx="1.5" cy="3" r="${size + 1}" fill="#1a0f0a" fill-opacity=".35"/><circle r="${size}" fill="${deepen(colour, 0.16)}"/><circle cx="-.6" cy="-.9" r="${size * 0.82}" fill="${lift(colour, 0.18)}"/><circle r="${size * 0.55}" fill="${colour}"/><path d="M${-size * 0.2} ${-size * 0.2}v0M${size * 0.2} ${-size * 0.2}v0M${-size * 0.2} ${size * 0.2}v0M${size * 0.2} ${size * 0.2}v0" stroke="${deepen(colour, 0.6)}" stroke-width="${size * 0.2}" stroke-linecap="round"/></g>`
}

/** How rich a worked border is. */
export type BorderStyle = 'piping' | 'lace' | 'gota' | 'zari' | 'print'

/** A worked border laid along a path: piping, lace, gota ribbon, heavy zari or a printed band; width in picture units. */
export function border(path: string, bolt: Bolt, style: BorderStyle, width: number): string {
  const gold = mix(bolt.contrast, '#d8b25c', style === 'zari' ? 0.6 : style === 'gota' ? 0.45 : 0)
  const line = (colour: string, size: number, dash = '', cap = 'butt', opacity = 1): string =>
    svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} stroke-linecap="${cap}"${opacity < 1 ? svg` stroke-opacity="${opacity}"` : ''}/>`
  const dots = (colour: string, size: number, gap: number): string => line(colour, size, svg`0 ${gap}`, 'round')
  const lift1 = lift(gold, 0.5)
  if (style === 'piping')
    return (
      line(deepen(bolt.contrast, 0.3), 7, '', 'butt', 0.5) +
      line(bolt.contrast, 5) +
      line(lift(bolt.contrast, 0.5), 1.4)
    )
  if (style === 'lace')
    return (
      dots(gold, width * 0.62, width * 0.56) +
      line(gold, width * 0.4) +
      dots(bolt.base, width * 0.24, width * 0.56) +
      line(lift1, 1.6, '3 3')
    )
  if (style === 'gota')
    return (
      line(deepen(gold, 0.35), width + 4, '', 'butt', 0.55) +
      line(gold, width) +
      line(lift1, width * 0.8, svg`${width * 0.16} ${width * 0.34}`, 'butt', 0.75) +
      line(deepen(gold, 0.4), width * 0.3) +
      dots(lift1, width * 0.26, width * 0.5)
    )
  if (style === 'zari') {
    return (
      line(deepen(bolt.base, 0.35), width + 6) +
      dots(gold, width * 0.9, width * 0.98) +
      line(deepen(bolt.base, 0.2), width * 0.34) +
      dots(deepen(bolt.base, 0.3), width * 0.52, width * 0.98) +
      dots(lift1, width * 0.3, width * 0.98) +
      line(gold, width * 1.16, svg`2 ${width * 0.2}`, 'butt', 0.35)
    )
  }
  return (
    line(bolt.contrast, width) +
    dots(lift(bolt.contrast, 0.6), width * 0.58, width * 0.8) +
    dots(deepen(bolt.contrast, 0.35), width * 0.3, width * 0.8) +
    line(bolt.base, width * 1.16, svg`3 ${width * 0.4 - 3}`, 'butt', 0.5)
  )
}
