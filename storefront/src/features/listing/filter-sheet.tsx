import { Button } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { Sheet } from '@closyyy/ui/sheet'
import { useFilterSections } from './filter-sections.tsx'
import * as styles from './filter-sheet.module.css'
import { countFilters, unfiltered } from './listing-address.ts'
import { useListingText } from './listing-text.ts'
import type { FilterOptions } from './use-filter-options.ts'
import type { ListingAddress } from './use-listing-address.ts'

export interface FilterSheetProps {
  address: ListingAddress
  options: FilterOptions
  isOpen: boolean
  onClose: () => void
  /** How many pieces match what is chosen. */
  total: number
  /** True where more match than were counted. */
  isLowerBound: boolean
}

const nothing = {
  category_id: undefined,
  brand_id: undefined,
  condition_id: undefined,
  size: undefined,
  min_price: undefined,
  max_price: undefined,
}

/** The filters of a phone. Every choice shows in the list behind at once. */
export function FilterSheet({ address, options, isOpen, onClose, total, isLowerBound }: FilterSheetProps) {
  const t = useListingText()
  const { chosen, change, isChanging } = address
  const sections = useFilterSections(address, options)
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
            onClick={() => change({ ...nothing, ...unfiltered(chosen) })}
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
        {options.hasFailed && (
          <p className={styles.failed}>
            {t('filters.failed')}
            <Button kind="quiet" size="small" onClick={options.retry}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  )
}
