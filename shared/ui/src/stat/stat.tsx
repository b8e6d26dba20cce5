import type { ReactNode } from 'react'
import * as styles from './stat.module.css'

export interface StatProps {
  label: ReactNode
  /** The number; a Skeleton while loading. */
  value: ReactNode
  /** Explains the number or compares it. */
  hint?: ReactNode
}

/** A number with its label, as the term and description of a definition list; render it in a StatGrid. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  )
}

/** A definition list of Stats in as many equal columns as fit, each at least 11 rem wide. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>
}
