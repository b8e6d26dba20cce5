import { cloth } from '../cloth.ts'
import { flatArt, type Layer, mirrored, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'
import type { BodiceCut } from './bodice.ts'

/** The lapels of a blazer or coat, over a deep v neck; width is how far they stand out. */
export function lapels(
  studio: Studio,
  { top, neck, neckDrop }: BodiceCut,
  width: number,
  kind: 'notch' | 'peak' | 'shawl',
): Layer {
  const { bolt } = studio
  const low = top + neckDrop
  const left = 480 - neck
  const gorge = top + neckDrop * 0.34
  const tip = kind === 'peak' ? gorge - 26 : gorge + 14
  const inner = svg`C${480 - neck * 0.3} ${low - neckDrop * 0.3} ${left + neck * 0.25} ${top + neckDrop * 0.4} ${left + 14} ${top - 6}`
  const lapel =
    kind === 'shawl'
      ? svg`M480 ${low + 8}C${left - 10} ${low - 60} ${left - width - 6} ${gorge + 60} ${left - width + 8} ${gorge - 30}C${left - width * 0.6} ${top + 30} ${left - 26} ${top - 30} ${left + 18} ${top - 46}L${left + 14} ${top - 6}C${left + neck * 0.25} ${top + neckDrop * 0.4} ${480 - neck * 0.3} ${low - neckDrop * 0.3} 480 ${low + 8}Z`
      : svg`M480 ${low + 8}C${left + 8} ${low - 70} ${left - width + 16} ${gorge + 110} ${left - width} ${tip}L${left - 8} ${gorge - 10}L${left + 20} ${top + 40}L${left + 24} ${gorge}C${480 - neck * 0.6} ${low - neckDrop * 0.4} ${480 - neck * 0.2} ${low - 60} 480 ${low + 8}Z`
  const leaf = svg`M${left + 20} ${top - 50}C${left - 14} ${top - 42} ${left - 30} ${top} ${left - 32} ${top + 22}L${left - 44} ${gorge - 16}L${left - 6} ${gorge - 8}L${left + 34} ${gorge + 8}${inner}Z`
  const shade = flatArt(
    svg`<path d="${lapel}" transform="translate(-3 9)" fill="${bolt.ink}" fill-opacity="${0.3 * bolt.inkStrength}"/>`,
  )
  const face = cloth(studio, {
    path: lapel,
    over: stitching(
      svg`M480 ${low}C${left + 14} ${low - 72} ${left - width + 24} ${gorge + 110} ${left - width + 10} ${tip + 6}`,
      bolt.deep,
      1.4,
    ),
  })
  const one = kind === 'shawl' ? stack(shade, face) : stack(shade, face, cloth(studio, { path: leaf }))
  return stack(mirrored(one), one)
}
