import type { ReactNode } from 'react'
import { useListingName } from '../listing-name.ts'
import { useListingText } from '../listing-text.ts'
import type { ListingView } from '../use-listing-view.ts'
import { useFilterLabels } from './filter-labels.ts'
import { PriceFilter } from './price-filter.tsx'
import { RadioFilter } from './radio-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { FilterOptions } from './use-filter-options.ts'

export interface FilterSection {
  id: string
  label: string
  isActive: boolean
  body: ReactNode
}

interface IdFilter {
  id: 'category_id' | 'brand_id' | 'condition_id'
  label: string
  value: number | undefined
  choices: { value: number; label: string }[]
}

/** Omits filters without choices. */
export function useFilterSections(view: ListingView, options: FilterOptions) {
  const t = useListingText()
  const { place, chosen, change } = view
  const labels = useFilterLabels(options)
  const { category } = useListingName(place, chosen)

  const byId = ({ id, label, value, choices }: IdFilter): FilterSection => ({
    id,
    label,
    isActive: value !== undefined,
    body: (
      <RadioFilter
        name={id}
        label={label}
        anyLabel={t(`any.${id}`)}
        choices={choices}
        value={value}
        onChange={picked => change({ [id]: picked && Number(picked) })}
      />
    ),
  })

  const categories = byId({
    id: 'category_id',
    label: t('category'),
    value: chosen.category_id ?? (place.category ? category?.id : undefined),
    choices: options.categories.map(one => ({ value: one.id, label: labels.categoryLabel(one.name) })),
  })
  const brands = byId({
    id: 'brand_id',
    label: t('brand'),
    value: chosen.brand_id,
    choices: options.brands.map(one => ({ value: one.id, label: one.name })),
  })
  const price: FilterSection = {
    id: 'price',
    label: t('price'),
    isActive: chosen.min_price !== undefined || chosen.max_price !== undefined,
    body: <PriceFilter min={chosen.min_price} max={chosen.max_price} onChange={change} />,
  }
  const conditions = byId({
    id: 'condition_id',
    label: t('condition'),
    value: chosen.condition_id,
    choices: options.conditions.map(one => ({ value: one.id, label: labels.conditionLabel(one) })),
  })
  const sizes: FilterSection = {
    id: 'size',
    label: t('size'),
    isActive: chosen.size !== undefined,
    body: (
      <SizeFilter
        sizes={options.sizes.map(({ value }) => ({ value, label: labels.sizeLabel(value, place.group) }))}
        value={chosen.size}
        onChange={size => change({ size })}
      />
    ),
  }
  return [
    ...(options.categories.length > 1 ? [categories] : []),
    ...(options.brands.length > 0 ? [brands] : []),
    price,
    ...(options.conditions.length > 0 ? [conditions] : []),
    ...(options.sizes.length > 0 ? [sizes] : []),
  ]
}
