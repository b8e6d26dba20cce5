import type { ReactNode } from 'react'
import * as styles from './alternative.module.css'

export interface AlternativeProps {
  text?: string
  children: ReactNode
}

/** A link under a form to its alternative: from sign-up to login and back. */
export function Alternative({ text, children }: AlternativeProps) {
  return (
    <p className={styles.line}>
      {text} {children}
    </p>
  )
}
