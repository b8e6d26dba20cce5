import type { ReactNode } from 'react'
import * as styles from './stat.module.css'

export interface StatProps {
  label: ReactNode
  /** The figure; a Skeleton while unknown. */
  value: ReactNode
  hint?: ReactNode
}

/** One figure with its name; several stand in a StatGrid. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  )
}

/** Figures side by side. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>
}
