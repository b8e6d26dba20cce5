import type { ReactNode } from 'react'
import { BrandFilter } from './brand-filter.tsx'
import { ChoiceFilter, toggled } from './choice-filter.tsx'
import type { FacetCounts } from './facet-queries.ts'
import { useFilterLabels } from './filter-labels.ts'
import type { FilterOptions } from './filter-options.ts'
import { useFilterText } from './filter-text.ts'
import type { ListFilter } from './list-filter.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { FilterView } from './use-filter-view.ts'

export interface FilterSection {
  id: 'category_id' | 'brand_id' | 'price' | 'condition_id' | 'size'
  label: string
  isActive: boolean
  body: ReactNode
}

type Several = 'brand_id' | 'condition_id' | 'size'

/** Omits filters without choices, once the choices are known. */
export function useFilterSections(
  view: Pick<FilterView, 'chosen' | 'change'>,
  options: FilterOptions,
  counts: FacetCounts,
) {
  const t = useFilterText()
  const { chosen, change } = view
  const labels = useFilterLabels(options)
  const several = (name: Several) => {
    const valuesOf = (filter: ListFilter) => (filter[name] ?? []).map(String)
    return {
      name,
      label: t(name === 'size' ? 'size' : name === 'brand_id' ? 'brand' : 'condition'),
      chosen: valuesOf(chosen),
      onChange(value: string, isOn: boolean) {
        return change(latest => {
          const next = toggled(valuesOf(latest), value, isOn)
          const read = name === 'size' ? next : next.map(Number)
          return { [name]: next.length > 0 ? read : undefined }
        })
      },
    }
  }
  const categoryId = options.category?.id
  const sections: (FilterSection & { isKnown: boolean })[] = [
    {
      id: 'category_id',
      label: t('category'),
      isActive: categoryId !== undefined,
      isKnown: options.categories.length > 1,
      body: (
        <ChoiceFilter
          name="category_id"
          label={t('category')}
          choices={[
            { value: '', label: t('any.category_id'), count: undefined },
            ...options.categories.map(({ id, label }) => ({
              value: String(id),
              label,
              count: counts.of('category_id', id),
            })),
          ]}
          chosen={String(categoryId ?? '')}
          onChange={value => change({ category_id: value ? Number(value) : undefined })}
        />
      ),
    },
    {
      id: 'brand_id',
      label: t('brand'),
      isActive: chosen.brand_id !== undefined,
      isKnown: options.brands.length > 0,
      body: (
        <BrandFilter
          {...several('brand_id')}
          choices={options.brands.map(({ id, name }) => ({
            value: String(id),
            label: name,
            count: counts.of('brand_id', id),
          }))}
        />
      ),
    },
    {
      id: 'price',
      label: t('price'),
      isActive: chosen.min_price !== undefined || chosen.max_price !== undefined,
      isKnown: true,
      body: <PriceFilter min={chosen.min_price} max={chosen.max_price} onChange={change} />,
    },
    {
      id: 'condition_id',
      label: t('condition'),
      isActive: chosen.condition_id !== undefined,
      isKnown: options.conditions.length > 0,
      body: (
        <ChoiceFilter
          {...several('condition_id')}
          choices={options.conditions.map(({ id }) => ({
            value: String(id),
            label: labels.conditionName(id),
            count: counts.of('condition_id', id),
          }))}
        />
      ),
    },
    {
      id: 'size',
      label: t('size'),
      isActive: chosen.size !== undefined,
      isKnown: options.sizes.length > 0,
      body: (
        <SizeFilter
          {...several('size')}
          choices={options.sizes.map(size => ({
            value: size,
            label: labels.sizeLabel(size),
            count: counts.of('size', size),
          }))}
        />
      ),
    },
  ]
  const loading = <p role="status">{t('loading')}</p>
  return sections
    .filter(({ isKnown }) => isKnown || options.isLoading)
    .map(({ isKnown, ...section }): FilterSection => (isKnown ? section : { ...section, body: loading }))
}
