import { useText } from '../messages.ts'
import * as styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** Address of the main content, such as `#content`; the element there needs `tabIndex={-1}`. */
  href: string
}

/** The first thing on the page for keyboards: leads past the header. */
export function SkipLink({ href }: SkipLinkProps) {
  const text = useText()
  return (
    <a href={href} className={styles.skip}>
      {text('skipToContent')}
    </a>
  )
}
