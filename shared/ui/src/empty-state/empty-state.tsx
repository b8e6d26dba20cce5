import type { ReactNode } from 'react'
import * as styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** States what is missing, as “No orders yet”; a paragraph, not a heading. */
  title: ReactNode
  children?: ReactNode
  /** The next step: a button or link. */
  action?: ReactNode
  /** Decorative. */
  icon?: ReactNode
  /** `inline` for an empty row or panel within a page. */
  size?: 'page' | 'inline'
}

/** Replaces an empty list and offers the next step. Never render it for a failed load: that is ErrorState. */
export function EmptyState({ title, children, action, icon, size = 'page' }: EmptyStateProps) {
  return (
    <div className={`${styles.state} ${styles[size]}`}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
