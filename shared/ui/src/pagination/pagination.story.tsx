import { Pagination } from './pagination.tsx'

export function Middle() {
  return (
    <Pagination
      page={5}
      lastPage={12}
      link={({ page, ...rest }) => <a key={page} href={`#page-${page}`} {...rest} />}
    />
  )
}
