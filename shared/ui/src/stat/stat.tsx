import type { ReactNode } from 'react'
import * as styles from './stat.module.css'

export interface StatProps {
  label: ReactNode
  /** The number; a Skeleton while loading. */
  value: ReactNode
  hint?: ReactNode
}

/** A number with its label, for use in a StatGrid. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  )
}

/** A grid of Stats. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>
}
