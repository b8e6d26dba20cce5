import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Stat, StatGrid } from '@closyyy/ui/stat'
import { useText } from '../../messages.ts'
import { ownStatsQuery } from './stats-queries.ts'

/** Items sold, revenue and profit of the signed-in seller. */
export function SellerFigures() {
  const t = useText()
  const { data, isPending, isFetching, refetch } = useQuery(ownStatsQuery)
  if (!data && !isPending) {
    return <ErrorState size="inline" message={t('stats.failed')} onRetry={refetch} retrying={isFetching} />
  }
  const unknown = <Skeleton width="half" />
  return (
    <section aria-label={t('stats.label')} aria-busy={isPending}>
      <StatGrid>
        <Stat label={t('stats.items-sold')} value={data?.items_sold ?? unknown} />
        <Stat label={t('stats.revenue')} value={data ? <bdi>{formatPrice(data.total_revenue)}</bdi> : unknown} />
        <Stat label={t('stats.profit')} value={data ? <bdi>{formatPrice(data.total_profit)}</bdi> : unknown} />
      </StatGrid>
    </section>
  )
}
