import { Button } from '@closyyy/ui/button'
import { useListingText } from '../listing-text.ts'
import * as styles from './filter-load-error.module.css'
import type { FilterOptions } from './use-filter-options.ts'

export function FilterLoadError({ options }: { options: FilterOptions }) {
  const t = useListingText()
  if (!options.hasFailed) return null
  return (
    <p className={styles.failed}>
      {t('filters.failed')}
      <Button kind="quiet" size="small" onClick={options.retry}>
        {t('retry')}
      </Button>
    </p>
  )
}
