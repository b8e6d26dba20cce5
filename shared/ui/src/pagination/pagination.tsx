import type { ReactNode } from 'react'
import { NextIcon, PreviousIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './pagination.module.css'

/** Props of one link; spread all but `page` on the router's Link. */
export interface PageLink {
  page: number
  className: string
  children: ReactNode
  'aria-label': string
  'aria-current'?: 'page'
}

export interface PaginationProps {
  /** The current page, starting at 1. */
  page: number
  lastPage: number
  /** The router's link: `link={({ page, ...rest }) => <Link to={pathOf(page)} {...rest} />}`. */
  link: (link: PageLink) => ReactNode
}

/**
 * Links to the previous and next page, the first, the last and the neighbours of the current page, in a named
 * navigation landmark. The current page has `aria-current`. Renders nothing for a single page.
 */
export function Pagination({ page, lastPage, link }: PaginationProps) {
  const text = useText()
  if (lastPage <= 1) return null
  return (
    <nav aria-label={text('pages')} className={styles.pages}>
      {page > 1 &&
        link({ page: page - 1, className: styles.page, 'aria-label': text('previous'), children: <PreviousIcon /> })}
      {pageSteps(page, lastPage).map(step => (
        <span key={step.key} className={styles.step}>
          {step.page === undefined
            ? '…'
            : link({
                page: step.page,
                className: styles.page,
                'aria-label': text('pageNumber', { page: step.page }),
                'aria-current': step.page === page ? 'page' : undefined,
                children: step.page,
              })}
        </span>
      ))}
      {page < lastPage &&
        link({ page: page + 1, className: styles.page, 'aria-label': text('next'), children: <NextIcon /> })}
    </nav>
  )
}

/** A page number to link, or a gap between two. */
interface PageStep {
  key: string
  /** Undefined for a gap. */
  page?: number
}

/** Returns the page numbers to link: first, last and neighbours of the current page, with gaps. */
export function pageSteps(page: number, lastPage: number): PageStep[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter(one => one >= 1 && one <= lastPage)
  const pages = [...new Set(near)].sort((one, other) => one - other)
  return pages.flatMap((one, index) => {
    const before = pages[index - 1]
    const step = { key: String(one), page: one }
    return before !== undefined && one - before > 1 ? [{ key: `gap-${one}` }, step] : [step]
  })
}
