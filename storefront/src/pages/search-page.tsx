import { brandName } from '@closyyy/contract/brand-name'
import { MIN_SEARCH_LENGTH } from '@closyyy/contract/products'
import { type LoaderFunctionArgs, useSearchParams } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { EmptyState } from '@closyyy/ui/empty-state'
import { useEffect } from 'react'
import { loadSearch } from '../features/search/load-search.ts'
import { addRecentSearch } from '../features/search/recent-searches.ts'
import { isLongEnough, searchTermOf } from '../features/search/search-queries.ts'
import { SearchResults } from '../features/search/search-results.tsx'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { useSearchText } from '../features/search/search-text.ts'
import * as styles from './search-page.module.css'

export { changesUrl as shouldRevalidate } from '../components/filters/changes-url.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  await loadSearch(context.get(servicesContext), new URL(request.url).searchParams)
  return null
}

/** Results of the query; without one, the search screen. */
export function Component() {
  const t = useSearchText()
  const [params] = useSearchParams()
  const term = searchTermOf(params)
  const heading = term ? t('heading', { query: term }) : t('heading.plain')
  useEffect(() => {
    if (isLongEnough(term)) addRecentSearch(term)
  }, [term])
  return (
    <div className={styles.page}>
      <title>{`${heading} | ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{heading}</h1>
      {isLongEnough(term) ? (
        <SearchResults key={term} term={term} />
      ) : (
        <>
          {params.has('query') && (
            <EmptyState size="inline" title={t('too-short')}>
              {t('too-short.text', { length: MIN_SEARCH_LENGTH })}
            </EmptyState>
          )}
          <SearchScreen />
        </>
      )}
    </div>
  )
}
