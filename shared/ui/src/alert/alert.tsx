import type { ReactNode } from 'react'
import { AlertIcon, DoneIcon, InfoIcon, WarningIcon } from '../icons/icons.ts'
import * as styles from './alert.module.css'

const icons = { info: InfoIcon, success: DoneIcon, warning: WarningIcon, danger: AlertIcon }

export interface AlertProps {
  kind?: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  /** Links or buttons after the text. */
  action?: ReactNode
}

/** A message within the page; `warning` and `danger` are announced as alerts, the others politely. */
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
