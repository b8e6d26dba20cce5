import { plinth } from '../backdrops.ts'
import { flatArt, type Layer, mirrored, placed, stack } from '../layer.ts'
import { groundShadow } from '../shadow.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'

/** A shoe seen from its side (toe left, ground at y = 0, about 560 wide) and from above (toe up, about 600 tall). */
export interface Shoe {
  side: Layer
  above: Layer
}

/** Arranges a pair of shoes for the view: standing, on plinths, or laid flat. */
export function setOutPair(studio: Studio, { side, above }: Shoe): Layer {
  if (studio.isFlat) {
    const one = placed(above, 'translate(312 610) rotate(-7) scale(1.32)')
    return stack(one, placed(mirrored(placed(above, 'translate(312 610) rotate(-7) scale(1.32)')), 'translate(0 26)'))
  }
  if (studio.isHung) {
    const high = placed(side, 'translate(560 668) scale(-1 1)')
    const low = placed(side, 'translate(400 1030) scale(1.2)')
    return stack(
      flatArt(plinth(studio, 250, 664, 640, 600)),
      flatArt(groundShadow(studio, 560, 668, 320, 22)),
      high,
      flatArt(groundShadow(studio, 400, 1030, 400, 42)),
      low,
    )
  }
  const behind = placed(side, 'translate(580 706) scale(1.1)')
  const before = placed(side, 'translate(470 900) scale(1.3)')
  return stack(
    flatArt(groundShadow(studio, 580, 706, 360, 34, 0.8)),
    behind,
    flatArt(groundShadow(studio, 470, 900, 440, 50)),
    before,
  )
}

/** The outline of a foot seen from above, toe up. */
export function footprint(grow: number, toe = 0): string {
  const g = grow
  return svg`M-6 ${-296 - g - toe}C${66 + g} ${-296 - g} ${104 + g} ${-226} ${104 + g} -146C${104 + g} -60 ${74 + g} 20 ${78 + g} 110C${84 + g} ${220} ${62 + g} ${296 + g} 2 ${296 + g}C${-58 - g} ${296 + g} ${-82 - g} 220 ${-76 - g} 120C${-72 - g} 40 ${-106 - g} -40 ${-102 - g} -140C${-98 - g} -236 ${-62 - g} ${-296 - g} -6 ${-296 - g - toe}Z`
}
