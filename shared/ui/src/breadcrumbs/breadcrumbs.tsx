import type { ReactNode } from 'react'
import { NextIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Path; omitted for the last item, the current page. */
  href?: string
}

export interface BreadcrumbsProps {
  /** From the home page to the current page. */
  crumbs: Crumb[]
  /** The router's link: `link={({ href, ...rest }) => <Link to={href} {...rest} />}`. */
  link: (link: { href: string; className: string; children: ReactNode }) => ReactNode
}

/**
 * Breadcrumb navigation: a named navigation landmark with an ordered list, as in the ARIA practices. The crumb without
 * a path gets `aria-current="page"`. Labels keep their own text direction.
 */
export function Breadcrumbs({ crumbs, link }: BreadcrumbsProps) {
  const text = useText()
  return (
    <nav aria-label={text('breadcrumbs')}>
      <ol role="list" className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href} ${crumb.label}`} className={styles.crumb}>
            {index > 0 && <NextIcon size={14} className={styles.separator} />}
            {crumb.href ? (
              link({ href: crumb.href, className: styles.link, children: <bdi>{crumb.label}</bdi> })
            ) : (
              <span aria-current="page" className={styles.here} dir="auto">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
