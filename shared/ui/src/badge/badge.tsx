import type { ReactNode } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './badge.module.css'

export interface BadgeProps {
  /** `strong` for what must be seen on a photo (Sold), `accent` for what invites (New). */
  kind?: 'plain' | 'strong' | 'accent' | 'success' | 'warning' | 'danger'
  children: ReactNode
  className?: string
}

/** A short state or quality of a thing. */
export function Badge({ kind = 'plain', children, className }: BadgeProps) {
  return <span className={classList(styles.badge, styles[kind], className)}>{children}</span>
}
