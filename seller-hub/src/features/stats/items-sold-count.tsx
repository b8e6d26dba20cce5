import { useQuery } from '@closyyy/platform/query'
import { ownStatsQuery } from './stats-queries.ts'
import { useStatsText } from './stats-text.ts'

export function ItemsSoldCount() {
  const t = useStatsText()
  const { data } = useQuery(ownStatsQuery)
  return data && t('sold-count', { count: data.items_sold })
}
