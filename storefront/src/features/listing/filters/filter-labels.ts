import type { GroupSlug } from '@closyyy/contract/categories'
import { sizeMessage } from '@closyyy/contract/size-message'
import { formatPrice } from '@closyyy/i18n/money'
import { useSizeText } from '@closyyy/ui/size-text'
import { useCategoryLabel } from '../../../components/categories.ts'
import { useConditionLabel } from '../../../components/condition-label.ts'
import { useListingText } from '../listing-text.ts'
import type { ListingFilter } from '../listing-url.ts'
import type { FilterOptions } from './use-filter-options.ts'

export function useFilterLabels({ brands, conditions }: Pick<FilterOptions, 'brands' | 'conditions'>) {
  const t = useListingText()
  const sizeText = useSizeText()
  const categoryLabel = useCategoryLabel()
  const conditionLabel = useConditionLabel()
  return {
    categoryLabel,
    conditionLabel,
    sizeLabel: (size: string, group: GroupSlug) => sizeText.size(sizeMessage(size, group)),
    brandName: (id: number) => brands.find(brand => brand.id === id)?.name ?? t('brand'),
    conditionName(id: number) {
      const condition = conditions.find(one => one.id === id)
      return condition ? conditionLabel(condition) : t('condition')
    },
    priceRange({ min_price, max_price }: Pick<ListingFilter, 'min_price' | 'max_price'>) {
      const min = formatPrice(min_price ?? 0)
      const max = formatPrice(max_price ?? 0)
      if (max_price === undefined) return t('price.from', { min })
      return min_price === undefined ? t('price.to', { max }) : t('price.between', { min, max })
    },
  }
}
