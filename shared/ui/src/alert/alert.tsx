import type { ReactNode } from 'react'
import { AlertIcon, DoneIcon, InfoIcon, WarningIcon } from '../icons/icons.ts'
import * as styles from './alert.module.css'

const icons = { info: InfoIcon, success: DoneIcon, warning: WarningIcon, danger: AlertIcon }

export interface AlertProps {
  /** Sets colour, icon and urgency; `info` by default. */
  kind?: keyof typeof icons
  /** Bold first line. */
  title?: ReactNode
  children?: ReactNode
  /** Links or buttons after the text. */
  action?: ReactNode
}

/**
 * A message within the page that stays until its cause is gone; for a passing notice use `toast`. Screen readers
 * announce it when it appears: `warning` and `danger` have the role `alert`, which interrupts, the others `status`,
 * which waits. It never takes the focus.
 */
export function Alert({ kind = 'info', title, children, action }: AlertProps) {
  const Icon = icons[kind]
  return (
    <div
      role={kind === 'danger' || kind === 'warning' ? 'alert' : 'status'}
      className={`${styles.alert} ${styles[kind]}`}
    >
      <Icon className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
