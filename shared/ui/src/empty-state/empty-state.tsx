import type { ReactNode } from 'react'
import * as styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** What to do next: a button or a link. */
  action?: ReactNode
  icon?: ReactNode
  /** `inline` for a row or panel that is empty within a fuller page. */
  size?: 'page' | 'inline'
}

/** Says that there is nothing here, and what to do about it; never for a load that failed. */
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
