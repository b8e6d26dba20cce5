import type { ComponentProps, ReactNode } from 'react'
import { classList } from '../class-list.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as styles from './disclosure.module.css'

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode
  children: ReactNode
}

/** A heading that expands its content; only one disclosure of the same `name` is open. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classList(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon size={18} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
