import { Link } from '@closyyy/platform/router'
import { Pagination } from '@closyyy/ui/pagination'

export interface LinkedPaginationProps {
  page: number
  lastPage: number
  pathOf: (page: number) => string
  /** For a list with others above it. */
  preventScrollReset?: boolean
}

/** Pages of a list whose page is in the URL. */
export function LinkedPagination({ page, lastPage, pathOf, preventScrollReset }: LinkedPaginationProps) {
  return (
    <Pagination
      page={Math.min(page, lastPage)}
      lastPage={lastPage}
      link={({ page: to, ...link }) => (
        <Link key={link['aria-label']} to={pathOf(to)} preventScrollReset={preventScrollReset} {...link} />
      )}
    />
  )
}
