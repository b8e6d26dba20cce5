import type { LucideIcon } from 'lucide-react'
import { classList } from '../class-list.ts'
import * as styles from './icon.module.css'

export interface IconProps {
  /** CSS pixels, 20 unless said otherwise. */
  size?: number
  className?: string
  /** Filled with the text colour, for a state that is on. */
  filled?: boolean
}

/** A drawing of the icon family as one of ours: silent, in the text's colour. */
export const draw = (Drawing: LucideIcon, className?: string) =>
  function Icon({ size = 20, filled = false, className: own }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.5}
        fill={filled ? 'currentColor' : 'none'}
        className={classList(styles.icon, className, own)}
        aria-hidden="true"
      />
    )
  }

/** One with a direction, which turns with the page's. */
export const drawMirrored = (Drawing: LucideIcon) => draw(Drawing, styles.mirrored)
