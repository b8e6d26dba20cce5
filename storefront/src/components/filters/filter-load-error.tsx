import { Button } from '@closyyy/ui/button'
import * as styles from './filter-load-error.module.css'
import type { FilterOptions } from './filter-options.ts'
import { useFilterText } from './filter-text.ts'

export function FilterLoadError({ options }: { options: FilterOptions }) {
  const t = useFilterText()
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
