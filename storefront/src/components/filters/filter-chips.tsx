import { isPlainPress } from '@closyyy/platform/navigation/link'
import { Link } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { CloseIcon } from '@closyyy/ui/icons'
import type { MouseEvent } from 'react'
import * as styles from './filter-chips.module.css'
import { useFilterLabels } from './filter-labels.ts'
import type { FilterOptions } from './filter-options.ts'
import { useFilterText } from './filter-text.ts'
import { type ListFilter, noFilters } from './list-filter.ts'
import type { FilterChange, FilterView } from './use-filter-view.ts'

export interface FilterChipsProps {
  view: Pick<FilterView, 'chosen' | 'urlOf' | 'change'>
  options: FilterOptions
  /** Name of the list of chips. */
  label: string
  onRemove: () => void
}

/** Links, so that chips work before their script loads. */
export function FilterChips({ view: { chosen, urlOf, change }, options, label, onRemove }: FilterChipsProps) {
  const t = useFilterText()
  const chips = useChips(chosen, options)
  function remove(event: MouseEvent, removal: FilterChange) {
    if (!isPlainPress(event)) return
    // The link is of the filter that was rendered last, which another choice may have changed since.
    event.preventDefault()
    change(removal)
    onRemove()
  }
  return (
    <>
      <ChipList label={label}>
        {chips.map(({ key, label, without }) => (
          <Link
            key={key}
            className={chipClass()}
            to={urlOf(without(chosen))}
            aria-label={t('active.remove', { label })}
            onClick={event => remove(event, without)}
          >
            {label}
            <CloseIcon size={16} />
          </Link>
        ))}
      </ChipList>
      <Link className={styles.clear} to={urlOf(noFilters)} onClick={event => remove(event, noFilters)}>
        {t('active.clear')}
      </Link>
    </>
  )
}

interface ActiveChip {
  key: string
  label: string
  without: (filter: ListFilter) => Partial<ListFilter>
}

function chipsOf<Value extends string | number>(
  name: 'brand_id' | 'condition_id' | 'size',
  values: Value[] | undefined = [],
  labelOf: (value: Value) => string,
): ActiveChip[] {
  return values.map(value => ({
    key: `${name} ${value}`,
    label: labelOf(value),
    without(filter) {
      const others = filter[name]?.filter(one => one !== value)
      return { [name]: others?.length ? others : undefined }
    },
  }))
}

function useChips(chosen: ListFilter, options: FilterOptions): ActiveChip[] {
  const t = useFilterText()
  const labels = useFilterLabels(options)
  const { category_id, brand_id, condition_id, size, min_price, max_price } = chosen
  const category = {
    key: 'category',
    label: options.category?.label ?? t('category'),
    without: () => ({ category_id: undefined }),
  }
  const price = {
    key: 'price',
    label: labels.priceRange(chosen),
    without: () => ({ min_price: undefined, max_price: undefined }),
  }
  return [
    ...(category_id ? [category] : []),
    ...chipsOf('brand_id', brand_id, labels.brandName),
    ...(min_price || max_price ? [price] : []),
    ...chipsOf('condition_id', condition_id, labels.conditionName),
    ...chipsOf('size', size, labels.sizeLabel),
  ]
}
