import { useQuery } from '@closyyy/platform/query'
import { useText } from '../../messages.ts'
import { ownStatsQuery } from './stats-queries.ts'

/** How many items were sold, in words; nothing until it is known. */
export function ItemsSoldCount() {
  const t = useText()
  const { data } = useQuery(ownStatsQuery)
  return data && t('products.sold-count', { count: data.items_sold })
}
