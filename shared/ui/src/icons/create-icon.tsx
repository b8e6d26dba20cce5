import type { IconNode } from 'lucide'
import { createElement, type SVGAttributes } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './icons.module.css'

export interface IconProps {
  /** CSS pixels, 20 by default. */
  size?: number
  className?: string
  /** Fills the icon with the text colour, for an active state. */
  filled?: boolean
}

/**
 * Creates an icon component in the text colour, hidden from screen readers: name the control around it.
 *
 * @param shapes the SVG elements of a Lucide icon, in a square of 24 units
 */
export const createIcon = (shapes: IconNode, ownClass?: string) => (props: IconProps) => (
  <Icon {...props} shapes={shapes} className={classList(ownClass, props.className)} />
)

/** Creates an icon that is mirrored on right-to-left pages, for arrows and others that point along the line of text. */
export const createMirroredIcon = (shapes: IconNode) => createIcon(shapes, styles.mirrored)

function Icon({ shapes, size = 20, filled = false, className }: IconProps & { shapes: IconNode }) {
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
