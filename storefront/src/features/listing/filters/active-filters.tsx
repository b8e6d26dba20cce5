import { Link } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { CloseIcon } from '@closyyy/ui/icons'
import { useRef } from 'react'
import { useListingName } from '../listing-name.ts'
import { useListingText } from '../listing-text.ts'
import { countFilters, type ListingFilter, listingUrl, unfiltered } from '../listing-url.ts'
import type { ListingView } from '../use-listing-view.ts'
import * as styles from './active-filters.module.css'
import { useFilterLabels } from './filter-labels.ts'
import type { FilterOptions } from './use-filter-options.ts'

export interface ActiveFiltersProps {
  view: ListingView
  options: FilterOptions
}

/** Links, so that chips work before their script loads. */
export function ActiveFilters({ view, options }: ActiveFiltersProps) {
  const t = useListingText()
  const chips = useChips(view, options)
  const root = useRef<HTMLElement>(null)
  const { place, chosen, urlOf } = view

  // The focused chip disappears with its filter.
  const moveFocus = () => root.current?.focus({ preventScroll: true })
  return (
    <section ref={root} tabIndex={-1} className={styles.filters} aria-label={t('active')}>
      {countFilters(chosen) > 0 && (
        <>
          <ChipList label={t('active')}>
            {chips.map(({ label, without }) => (
              <Link
                key={label}
                className={chipClass()}
                to={urlOf(without)}
                preventScrollReset
                aria-label={t('active.remove', { label })}
                onClick={moveFocus}
              >
                {label}
                <CloseIcon size={16} />
              </Link>
            ))}
          </ChipList>
          <Link
            className={styles.clear}
            to={listingUrl(place, unfiltered(chosen))}
            preventScrollReset
            onClick={moveFocus}
          >
            {t('active.clear')}
          </Link>
        </>
      )}
    </section>
  )
}

interface ActiveChip {
  label: string
  without: Partial<ListingFilter>
}

function useChips({ place, chosen }: ListingView, options: FilterOptions): ActiveChip[] {
  const t = useListingText()
  const labels = useFilterLabels(options)
  const { category } = useListingName(place, chosen)
  const chips: ActiveChip[] = []
  const { category_id, brand_id, condition_id, size, min_price, max_price } = chosen
  if (category_id) {
    const label = category ? labels.categoryLabel(category.name) : t('category')
    chips.push({ label, without: { category_id: undefined } })
  }
  if (brand_id) chips.push({ label: labels.brandName(brand_id), without: { brand_id: undefined } })
  if (min_price || max_price) {
    chips.push({ label: labels.priceRange(chosen), without: { min_price: undefined, max_price: undefined } })
  }
  if (condition_id) chips.push({ label: labels.conditionName(condition_id), without: { condition_id: undefined } })
  if (size) chips.push({ label: labels.sizeLabel(size, place.group), without: { size: undefined } })
  return chips
}
