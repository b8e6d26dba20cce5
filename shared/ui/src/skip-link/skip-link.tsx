import { useText } from '../messages.ts'
import * as styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** Fragment of the main content, such as `#content`; its element needs `tabIndex={-1}`. */
  href: string
}

/** The first focusable element of a page: skips the header. */
export function SkipLink({ href }: SkipLinkProps) {
  const text = useText()
  return (
    <a href={href} className={styles.skip}>
      {text('skipToContent')}
    </a>
  )
}
