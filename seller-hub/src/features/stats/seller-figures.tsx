import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Stat, StatGrid } from '@closyyy/ui/stat'
import { ownStatsQuery } from './stats-queries.ts'
import { useStatsText } from './stats-text.ts'

export function SellerFigures() {
  const t = useStatsText()
  const { data, isPending, isFetching, refetch } = useQuery(ownStatsQuery)
  if (!data && !isPending) {
    return <ErrorState size="inline" message={t('figures.failed')} onRetry={refetch} retrying={isFetching} />
  }
  const unknown = <Skeleton width="half" />
  return (
    <section aria-label={t('figures.label')} aria-busy={isPending}>
      <StatGrid>
        <Stat label={t('figures.items-sold')} value={data?.items_sold ?? unknown} />
        <Stat label={t('figures.revenue')} value={data ? <bdi>{formatPrice(data.total_revenue)}</bdi> : unknown} />
        <Stat label={t('figures.profit')} value={data ? <bdi>{formatPrice(data.total_profit)}</bdi> : unknown} />
      </StatGrid>
    </section>
  )
}

/** True if units of the seller's products were sold, undefined while that is loading. */
export function useHasSales(): boolean | undefined {
  const { data, isPending } = useQuery(ownStatsQuery)
  return isPending ? undefined : data !== undefined && data.items_sold > 0
}

export function ItemsSoldCount() {
  const t = useStatsText()
  const { data } = useQuery(ownStatsQuery)
  return data && t('sold-count', { count: data.items_sold })
}
