import { sizeMessage } from '@closyyy/contract/size-message'
import { sizeSystemOf, sizeTag } from '@closyyy/contract/size-systems'
import { formatPrice } from '@closyyy/i18n/money'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useSizeText } from '@closyyy/ui/size-text'
import type { FilterOptions } from './filter-options.ts'
import { useFilterText } from './filter-text.ts'
import type { ListFilter } from './list-filter.ts'

export function useFilterLabels({ brands, conditions, group }: FilterOptions) {
  const t = useFilterText()
  const sizeText = useSizeText()
  const labelOf = useProductLabel()
  return {
    /** Without a group, shoe sizes are European only. */
    sizeLabel(size: string) {
      if (!group && sizeSystemOf(size) === 'shoe') return sizeTag(size)
      return sizeText.size(sizeMessage(size, group ?? ''))
    },
    brandName: (id: number) => brands.find(brand => brand.id === id)?.name ?? t('brand'),
    conditionName(id: number) {
      const condition = conditions.find(one => one.id === id)
      return condition ? labelOf(condition.title) : t('condition')
    },
    priceRange({ min_price, max_price }: Pick<ListFilter, 'min_price' | 'max_price'>) {
      const min = formatPrice(min_price ?? 0)
      const max = formatPrice(max_price ?? 0)
      if (max_price === undefined) return t('price.from', { min })
      return min_price === undefined ? t('price.to', { max }) : t('price.between', { min, max })
    },
  }
}
