import { servedContent } from '@closyyy/platform/rendering/served-content'
import { classList } from '@closyyy/ui/class-list'
import { useEffect, useRef, useState } from 'react'
import * as styles from './active-filters.module.css'
import { useBarText } from './bar/bar-text.ts'
import type { FilterChipsProps } from './filter-chips.tsx'
import { filterChips, loadFilterChips } from './filter-parts.ts'
import { countFilters } from './list-filter.ts'

export interface ActiveFiltersProps extends Pick<FilterChipsProps, 'view' | 'options'> {
  className?: string
}

/** The chips of active filters. Served ones, which are links, stay until their script is loaded or the filter changes. */
export function ActiveFilters({ view, options, className }: ActiveFiltersProps) {
  const label = useBarText()('active')
  const root = useRef<HTMLElement>(null)
  const isFiltered = countFilters(view.chosen) > 0
  const filter = JSON.stringify(view.chosen)
  const [servedFilter] = useState(filter)
  const Chips = useFilterChips(isFiltered)
  const section = { ref: root, tabIndex: -1, className: classList(styles.filters, className), 'aria-label': label }
  if (isFiltered && !Chips && filter === servedFilter) return <section key="served" {...section} {...servedContent} />
  // The focused chip disappears with its filter.
  const moveFocus = () => root.current?.focus({ preventScroll: true })
  return (
    <section {...section}>
      {isFiltered && Chips && <Chips view={view} options={options} label={label} onRemove={moveFocus} />}
    </section>
  )
}

/** Loads the chips with the first filter, unless the page's loader did; until then they are undefined. */
function useFilterChips(isFiltered: boolean) {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (isFiltered && !filterChips.Component) void loadFilterChips().then(() => setLoaded(true))
  }, [isFiltered])
  return filterChips.Component
}
