import { Button } from '@closyyy/ui/button'
import type { SubmitEvent } from 'react'
import { useBarText } from './bar/bar-text.ts'
import { FilterDisclosures, type FilterDisclosuresProps } from './filter-disclosures.tsx'
import * as styles from './filter-form.module.css'
import { FILTER_FORM } from './filter-form-id.ts'
import { useFilterText } from './filter-text.ts'
import { readFilter } from './list-filter.ts'

export interface FilterFormProps extends FilterDisclosuresProps {
  /** Path of the list, for browsers without script. */
  action: string
  /** Further parameters of the list. */
  hidden?: Record<string, string>
}

/** The column beside the results; on phones without script only. */
export function FilterForm({ action, hidden = {}, ...disclosures }: FilterFormProps) {
  const t = useFilterText()
  const label = useBarText()('filters')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    disclosures.view.change(readFilter(new FormData(event.currentTarget)))
  }

  return (
    <form
      id={FILTER_FORM}
      action={action}
      aria-label={label}
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
