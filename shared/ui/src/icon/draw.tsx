import type { IconNode } from 'lucide'
import { createElement, type SVGAttributes } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './icon.module.css'

export interface IconProps {
  /** CSS pixels, 20 by default. */
  size?: number
  className?: string
  /** Filled with the text colour, for a state that is on. */
  filled?: boolean
}

/** Returns a component that draws an icon in the text's colour, hidden from screen readers. */
export const draw = (shapes: IconNode, ownClass?: string) => (props: IconProps) => (
  <Drawing {...props} shapes={shapes} className={classList(ownClass, props.className)} />
)

/** Returns an icon that has a direction and turns with that of the page. */
export const drawMirrored = (shapes: IconNode) => draw(shapes, styles.mirrored)

function Drawing({ shapes, size = 20, filled = false, className }: IconProps & { shapes: IconNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classList(styles.icon, className)}
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...(attributes as SVGAttributes<SVGElement>) }),
      )}
    </svg>
  )
}
