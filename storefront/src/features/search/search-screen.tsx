import { groupSlugs } from '@closyyy/contract/categories'
import { LISTING_PATH } from '@closyyy/contract/paths'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { IconButton } from '@closyyy/ui/icon-button'
import { CloseIcon, NextIcon } from '@closyyy/ui/icons'
import { useId } from 'react'
import { removeRecentSearch, removeRecentSearches, useRecentSearches } from './recent-searches.ts'
import { searchUrl } from './search-queries.ts'
import * as styles from './search-screen.module.css'
import { useSearchText } from './search-text.ts'

/** What to look for: recent searches and departments (SEARCH-5). */
export function SearchScreen() {
  return (
    <div className={styles.screen}>
      <RecentSearches />
      <Departments />
    </div>
  )
}

/** Has the same height with and without searches, which the server does not know. */
function RecentSearches() {
  const t = useSearchText()
  const id = useId()
  const searches = useRecentSearches()
  return (
    <section aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {t('recent')}
        </h2>
        {searches.length > 0 && (
          <Button kind="quiet" size="small" onClick={removeRecentSearches}>
            {t('recent.clear')}
          </Button>
        )}
      </div>
      {searches.length === 0 ? (
        <p className={styles.empty}>{t('recent.empty')}</p>
      ) : (
        <ul role="list" className={styles.searches} aria-labelledby={id}>
          {searches.map(term => (
            <li key={term} className={styles.search}>
              <Link className={styles.term} to={searchUrl(term)}>
                <bdi>{term}</bdi>
              </Link>
              <IconButton label={t('recent.remove', { query: term })} onClick={() => removeRecentSearch(term)}>
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Departments() {
  const t = useSearchText()
  const labelOf = useProductLabel()
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('departments')}
      </h2>
      <ul role="list" className={styles.departments}>
        {groupSlugs.map(slug => (
          <li key={slug}>
            <Link className={styles.department} to={`${LISTING_PATH}/${slug}`}>
              {labelOf(slug)} <NextIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
