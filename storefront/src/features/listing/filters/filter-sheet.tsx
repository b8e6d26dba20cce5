import { Button } from '@closyyy/ui/button'
import { Sheet } from '@closyyy/ui/dialog'
import { Disclosure } from '@closyyy/ui/disclosure'
import { useListingText } from '../listing-text.ts'
import { countFilters, unfiltered } from '../listing-url.ts'
import type { ListingView } from '../use-listing-view.ts'
import { FilterLoadError } from './filter-load-error.tsx'
import { useFilterSections } from './filter-sections.tsx'
import * as styles from './filter-sheet.module.css'
import type { FilterOptions } from './use-filter-options.ts'

export interface FilterSheetProps {
  view: ListingView
  options: FilterOptions
  isOpen: boolean
  onClose: () => void
  total: number
  /** True if the server stopped counting. */
  isLowerBound: boolean
}

const noFilters = {
  category_id: undefined,
  brand_id: undefined,
  condition_id: undefined,
  size: undefined,
  min_price: undefined,
  max_price: undefined,
}

export function FilterSheet({ view, options, isOpen, onClose, total, isLowerBound }: FilterSheetProps) {
  const t = useListingText()
  const { chosen, change, isChanging } = view
  const sections = useFilterSections(view, options)
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t('filters')}
      footer={
        <>
          <Button
            kind="quiet"
            className={styles.clear}
            disabled={countFilters(chosen) === 0}
            onClick={() => change({ ...noFilters, ...unfiltered(chosen) })}
          >
            {t('active.clear')}
          </Button>
          <Button pending={isChanging} onClick={onClose}>
            {isLowerBound ? t('filters.show-many') : t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
        {sections.map(({ id, label, isActive, body }) => (
          <Disclosure key={id} summary={label} open={isActive || undefined}>
            {body}
          </Disclosure>
        ))}
        <FilterLoadError options={options} />
      </div>
    </Sheet>
  )
}
