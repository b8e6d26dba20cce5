import type { ComponentProps, ReactNode } from 'react'
import { classList } from '../class-list.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as styles from './disclosure.module.css'

export interface DisclosureProps extends ComponentProps<'details'> {
  /** Content of the button; no controls inside. */
  summary: ReactNode
  children: ReactNode
}

/**
 * A button that shows and hides its content: the browser's `<details>`, which works before hydration and by Enter and
 * Space. `open` sets the initial state; a toggle by the user lasts until the prop changes. Browsers that support `name`
 * keep at most one disclosure of the same name open.
 */
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
