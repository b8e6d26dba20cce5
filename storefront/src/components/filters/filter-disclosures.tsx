import { Disclosure } from '@closyyy/ui/disclosure'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FacetCounts } from './facet-queries.ts'
import * as styles from './filter-disclosures.module.css'
import { FilterLoadError } from './filter-load-error.tsx'
import type { FilterOptions } from './filter-options.ts'
import { type FilterSection, useFilterSections } from './filter-sections.tsx'
import type { FilterView } from './use-filter-view.ts'

export interface FilterDisclosuresProps {
  view: Pick<FilterView, 'chosen' | 'change'>
  options: FilterOptions
  counts: FacetCounts
  /** Called once a filter is open. */
  onOpen: () => void
}

export function FilterDisclosures({ view, options, counts, onOpen }: FilterDisclosuresProps) {
  const sections = useFilterSections(view, options, counts)
  return (
    <div className={styles.sections}>
      {sections.map(section => (
        <Section key={section.id} section={section} onOpen={onOpen} />
      ))}
      <FilterLoadError options={options} />
    </div>
  )
}

interface SectionProps extends Pick<FilterDisclosuresProps, 'onOpen'> {
  section: FilterSection
}

/** Stays open when its last value is removed. */
function Section({ section: { label, isActive, body }, onOpen }: SectionProps) {
  const [isOpenAtFirst] = useState(isActive)
  const notify = useEffectEvent(onOpen)
  useEffect(() => {
    if (isOpenAtFirst) notify()
  }, [isOpenAtFirst])
  return (
    <Disclosure
      summary={label}
      className={styles.section}
      open={isOpenAtFirst || undefined}
      onToggle={event => event.currentTarget.open && onOpen()}
    >
      <div className={styles.body}>{body}</div>
    </Disclosure>
  )
}
