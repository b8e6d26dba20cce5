import type { ReactNode } from 'react'
import * as styles from './other-way.module.css'

export interface OtherWayProps {
  text?: string
  /** The link. */
  children: ReactNode
}

/** The line under a form that leads elsewhere: to the login from signing up, and the other way round. */
export function OtherWay({ text, children }: OtherWayProps) {
  return (
    <p className={styles.line}>
      {text} {children}
    </p>
  )
}
