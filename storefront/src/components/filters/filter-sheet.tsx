import { useNavigation } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { Sheet } from '@closyyy/ui/dialog'
import { useEffect, useEffectEvent } from 'react'
import { useBarText } from './bar/bar-text.ts'
import { FilterDisclosures, type FilterDisclosuresProps } from './filter-disclosures.tsx'
import * as styles from './filter-sheet.module.css'
import { useFilterText } from './filter-text.ts'
import { countFilters, noFilters } from './list-filter.ts'
import { sheetStateOf } from './use-filter-sheet.ts'
import type { FilterView } from './use-filter-view.ts'

export interface FilterSheetProps extends FilterDisclosuresProps {
  view: FilterView
  sheet: { isOpen: boolean; close: () => void }
  /** The total is a lower bound if the server stopped counting. */
  found: { total: number; isLowerBound: boolean }
}

export function FilterSheet({ view, sheet: { isOpen, close }, found, ...disclosures }: FilterSheetProps) {
  const t = useFilterText()
  const title = useBarText()('filters')
  const { chosen, change, isChanging } = view
  const { location: target } = useNavigation()
  const isClosing = target !== undefined && !sheetStateOf(target.state)
  const notify = useEffectEvent(disclosures.onOpen)
  useEffect(() => {
    if (isOpen) notify()
  }, [isOpen])
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={title}
      isTall
      footer={
        <>
          <Button
            kind="quiet"
            className={styles.clear}
            disabled={countFilters(chosen) === 0}
            onClick={() => change(noFilters)}
          >
            {t('active.clear')}
          </Button>
          <Button pending={isClosing} onClick={close}>
            {isChanging || found.isLowerBound ? t('filters.show-many') : t('filters.show', { count: found.total })}
          </Button>
        </>
      }
    >
      <FilterDisclosures {...disclosures} view={view} />
    </Sheet>
  )
}
