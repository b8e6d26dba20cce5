import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { flatArt, type Layer, mirrored, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'
import { type BodiceCut, neckline } from './bodice.ts'

/** The collars a garment can have. */
export type Collar = 'crew' | 'band' | 'shirt' | 'polo' | 'rib v' | 'bound' | 'roll' | 'hood' | 'lapel' | 'none'

function ribbed(path: string, width: number, bolt: Bolt): string {
  return svg`<path d="${path}" fill="none" stroke="${bolt.ink}" stroke-opacity=".25" stroke-width="${width + 5}"/><path d="${path}" fill="none" stroke="${bolt.base}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${bolt.ink}" stroke-opacity="${0.26 * bolt.inkStrength}" stroke-width="${width}" stroke-dasharray="2.4 4"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity="${0.16 * bolt.gleam}" stroke-width="${width * 0.4}"/>`
}

function band(studio: Studio, cut: BodiceCut, bolt: Bolt): Layer {
  const { top, neck, neckDrop } = cut
  const rise = 30
  if (studio.isBack) {
    const path = svg`M${480 - neck - 3} ${top + 4}C${480 - neck + 4} ${top - 16} ${480 - neck + 8} ${top - rise} ${480 - neck + 10} ${top - rise + 2}Q480 ${top - rise + 14} ${480 + neck - 10} ${top - rise + 2}C${480 + neck - 6} ${top - 16} ${480 + neck - 2} ${top} ${480 + neck + 3} ${top + 4}Q480 ${top + 32} ${480 - neck - 3} ${top + 4}Z`
    return cloth(studio, {
      path,
      bolt,
      over: stitching(svg`M${480 - neck} ${top}Q480 ${top + 24} ${480 + neck} ${top}`, bolt.deep),
    })
  }
  const low = top + neckDrop
  const half = svg`M${480 - neck - 4} ${top + 2}C${480 - neck} ${top - 18} ${480 - neck + 4} ${top - rise} ${480 - neck + 12} ${top - rise}C${480 - neck + 14} ${top + neckDrop * 0.25} ${480 - neck * 0.5} ${low - 34} ${480 - 5} ${low - 30}Q478 ${low - 14} 480 ${low + 6}C${480 - neck * 0.7} ${low + 4} ${480 - neck - 2} ${top + neckDrop * 0.6} ${480 - neck - 4} ${top + 2}Z`
  const side = cloth(studio, {
    path: half,
    bolt,
    over: stitching(
      svg`M${480 - neck} ${top + 2}C${480 - neck + 6} ${top + neckDrop * 0.55} ${480 - neck * 0.6} ${low} 478 ${low}`,
      bolt.deep,
    ),
  })
  return stack(side, mirrored(side))
}

function shirtCollar(studio: Studio, cut: BodiceCut, bolt: Bolt, isSoft: boolean): Layer {
  const { top, neck, neckDrop } = cut
  if (studio.isBack) {
    const path = svg`M${480 - neck - 12} ${top + 20}C${480 - neck} ${top - 30} ${480 - neck * 0.6} ${top - 44} 480 ${top - 44}S${480 + neck} ${top - 30} ${480 + neck + 12} ${top + 20}Q480 ${top + 48} ${480 - neck - 12} ${top + 20}Z`
    return cloth(studio, {
      path,
      bolt,
      light: 0,
      over: stitching(svg`M${480 - neck - 6} ${top + 11}Q480 ${top + 38} ${480 + neck + 6} ${top + 11}`, bolt.deep),
    })
  }
  const low = top + neckDrop
  const point = isSoft ? 20 : 34
  const standPath = svg`M${480 - neck} ${top - 8}C${480 - neck * 0.8} ${top + neckDrop * 0.5} ${480 - neck * 0.4} ${low - 14} 480 ${low - 12}V${low + 12}C${480 - neck * 0.6} ${low + 8} ${480 - neck} ${top + neckDrop * 0.7} ${480 - neck - 6} ${top + 8}Z`
  const wing = svg`M${480 - neck + 22} ${top - 48}C${480 - neck - 6} ${top - 40} ${480 - neck - 20} ${top} ${480 - neck - 20} ${top + 18}L${480 - neck * 0.62} ${low + point + 26}Q${480 - neck * 0.5} ${low + point + 30} ${480 - neck * 0.42} ${low + point + 14}L${480 - 5} ${low - 8}C${480 - neck * 0.5} ${low - 30} ${480 - neck + 8} ${top + 12} ${480 - neck + 22} ${top - 48}Z`
  const edge = svg`M${480 - neck - 14} ${top + 16}L${480 - neck * 0.6} ${low + point + 16}L${480 - 12} ${low - 4}`
  const stand = cloth(studio, { path: standPath, bolt })
  const side = cloth(studio, { path: wing, bolt, over: stitching(edge, bolt.deep) })
  const shade = flatArt(
    svg`<path d="${wing}" transform="translate(2 9)" fill="${bolt.ink}" fill-opacity="${0.32 * bolt.inkStrength}"/>`,
  )
  const one = stack(stand, shade, side)
  return stack(one, mirrored(one))
}

function hood(studio: Studio, cut: BodiceCut, bolt: Bolt): Layer {
  const { top, neck, neckDrop } = cut
  if (studio.isBack) {
    const path = svg`M${480 - neck - 24} ${top + 24}C${480 - neck - 34} ${top - 70} ${480 - neck * 0.7} ${top - 104} 480 ${top - 104}S${480 + neck + 34} ${top - 70} ${480 + neck + 24} ${top + 24}C${480 + neck} ${top + 150} ${480 + 60} ${top + 190} 480 ${top + 196}S${480 - neck} ${top + 150} ${480 - neck - 24} ${top + 24}Z`
    return cloth(studio, { path, bolt, over: seam(svg`M480 ${top - 104}V${top + 196}`, bolt) })
  }
  const low = top + neckDrop
  const inside = cloth(studio, {
    path: svg`M${480 - neck} ${top + 20}C${480 - neck} ${top - 70} ${480 - neck * 0.6} ${top - 92} 480 ${top - 92}S${480 + neck} ${top - 70} ${480 + neck} ${top + 20}L480 ${low + 10}Z`,
    bolt,
    light: 0,
    over: svg`<rect x="300" y="${top - 120}" width="360" height="300" fill="${bolt.ink}" fill-opacity=".42"/>`,
  })
  const lip = svg`M480 ${low + 24}C${480 - neck * 0.7} ${low - 6} ${480 - neck + 6} ${top + 30} ${480 - neck + 12} ${top - 20}C${480 - neck + 20} ${top - 76} ${480 - neck * 0.4} ${top - 84} 480 ${top - 84}V${top - 116}C${480 - neck * 0.9} ${top - 116} ${480 - neck - 44} ${top - 76} ${480 - neck - 40} ${top + 16}C${480 - neck - 30} ${top + 70} ${480 - neck * 0.8} ${low + 32} 480 ${low + 62}Z`
  const side = cloth(studio, {
    path: lip,
    bolt,
    over: stitching(
      svg`M480 ${low + 34}C${480 - neck * 0.75} ${low + 6} ${480 - neck - 6} ${top + 30} ${480 - neck} ${top - 24}C${480 - neck + 8} ${top - 84} ${480 - neck * 0.4} ${top - 95} 480 ${top - 95}`,
      bolt.deep,
    ),
  })
  const cord = (x: number, end: number): string =>
    svg`<path d="M${x} ${low + 26}C${x - 4} ${low + 70} ${x + 6} ${low + 110} ${x} ${low + end}" fill="none" stroke="${bolt.ink}" stroke-opacity=".35" stroke-width="9"/><path d="M${x} ${low + 26}C${x - 4} ${low + 70} ${x + 6} ${low + 110} ${x} ${low + end}" fill="none" stroke="${bolt.contrast}" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${low + 26}" r="7" fill="#b9b3a8" stroke="#5b564e"/>`
  return stack(inside, side, mirrored(side), flatArt(cord(446, 170) + cord(514, 150)))
}

/** Draws the collar over the body. */
export function collar(studio: Studio, cut: BodiceCut, kind: Collar, bolt: Bolt = studio.bolt): Layer {
  const edge = neckline(cut, studio.isBack)
  if (kind === 'band') return band(studio, cut, bolt)
  if (kind === 'shirt') return shirtCollar(studio, cut, bolt, false)
  if (kind === 'polo' || (kind === 'lapel' && studio.isBack)) return shirtCollar(studio, cut, bolt, true)
  if (kind === 'hood') return hood(studio, cut, bolt)
  if (kind === 'crew' || kind === 'rib v') return flatArt(ribbed(edge, 22, bolt))
  if (kind === 'bound')
    return flatArt(
      svg`<path d="${edge}" fill="none" stroke="${bolt.ink}" stroke-opacity=".3" stroke-width="10"/><path d="${edge}" fill="none" stroke="${bolt.deep}" stroke-width="6"/>`,
    )
  if (kind === 'roll') {
    const { top, neck, neckDrop } = cut
    const path = svg`M${480 - neck - 8} ${top + 16}C${480 - neck - 6} ${top - 30} ${480 - neck + 2} ${top - 62} ${480 - neck + 8} ${top - 66}Q480 ${top - 84} ${480 + neck - 8} ${top - 66}C${480 + neck} ${top - 50} ${480 + neck + 6} ${top - 20} ${480 + neck + 8} ${top + 16}Q480 ${top + neckDrop + 34} ${480 - neck - 8} ${top + 16}Z`
    return cloth(studio, {
      path,
      bolt,
      over: svg`<path d="M${480 - neck} ${top - 30}Q480 ${top - 6} ${480 + neck} ${top - 30}" fill="none" stroke="${bolt.ink}" stroke-opacity=".35" stroke-width="6"/>`,
    })
  }
  return flatArt('')
}
