import type { ReactNode } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './badge.module.css'

export interface BadgeProps {
  /** `strong` contrasts on photos (Sold), `accent` highlights (New). */
  kind?: 'plain' | 'strong' | 'accent' | 'success' | 'warning' | 'danger'
  children: ReactNode
  className?: string
}

/**
 * A short label for a status, such as Sold or New. The text carries the meaning, the colour only supports it. It is
 * neither interactive nor announced when it changes.
 */
export function Badge({ kind = 'plain', children, className }: BadgeProps) {
  return <span className={classList(styles.badge, styles[kind], className)}>{children}</span>
}
