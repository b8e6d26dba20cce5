import { Link } from '@closyyy/platform/router'
import { BackIcon } from '@closyyy/ui/icons'
import * as styles from './back-link.module.css'

export interface BackLinkProps {
  to: string
  /** Name of the list that it leads back to. */
  children: string
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      <BackIcon /> {children}
    </Link>
  )
}
