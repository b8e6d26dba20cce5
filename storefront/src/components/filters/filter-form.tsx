import { Button } from '@closyyy/ui/button'
import type { SubmitEvent } from 'react'
import { FilterDisclosures, type FilterDisclosuresProps } from './filter-disclosures.tsx'
import * as styles from './filter-form.module.css'
import { useFilterText } from './filter-text.ts'
import { readFilter } from './list-filter.ts'
import type { FilterView } from './use-filter-view.ts'

/** Id of the form, for the sort select outside of it. */
export const FILTER_FORM = 'filters'

export interface FilterFormProps extends FilterDisclosuresProps {
  view: Pick<FilterView, 'change'>
  /** Path of the list, for browsers without script. */
  action: string
  /** Further parameters of the list. */
  hidden?: Record<string, string>
}

/** The column beside the results; on phones without script only. */
export function FilterForm({ view, action, hidden = {}, ...disclosures }: FilterFormProps) {
  const t = useFilterText()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    view.change(readFilter(new FormData(event.currentTarget)))
  }

  return (
    <form
      id={FILTER_FORM}
      className={styles.form}
      action={action}
      aria-label={t('filters')}
      onSubmit={submit}
      onPointerEnter={disclosures.onOpen}
      onFocus={disclosures.onOpen}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterDisclosures {...disclosures} />
      <div className={styles.apply}>
        <Button type="submit">{t('filters.apply')}</Button>
      </div>
    </form>
  )
}
