import { useText } from '../ui-text.ts'
import * as styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** Fragment of the main content, such as `#content`; its element needs `tabIndex={-1}`. */
  href: string
}

/**
 * Skips the header (WCAG 2.4.1). Must be the first focusable element of a page; visible only while it has the focus.
 */
export function SkipLink({ href }: SkipLinkProps) {
  const text = useText()
  return (
    <a href={href} className={styles.skip}>
      {text('skipToContent')}
    </a>
  )
}
