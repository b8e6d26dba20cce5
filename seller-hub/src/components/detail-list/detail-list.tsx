import type { ReactNode } from 'react'
import * as styles from './detail-list.module.css'

/** A list of DetailCards. */
export function DetailList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  )
}

export interface DetailCardProps {
  /** Level of the heading. */
  heading: 'h2' | 'h3'
  title: ReactNode
  /** Buttons beside the details. */
  actions?: ReactNode
  /** A paragraph per detail. */
  children: ReactNode
}

/** An entry of a DetailList, such as a device or passkey. */
export function DetailCard({ heading: Heading, title, actions, children }: DetailCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
