import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Stat } from '@closyyy/ui/stat'
import { lastPaidQuery } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

/** Latest paid payout (WALLET-1). */
export function LastPayout() {
  const t = usePayoutsText()
  const { data, isPending } = useQuery(lastPaidQuery)
  if (isPending) return <Stat label={t('last')} value={<Skeleton width="half" />} />
  if (!data) return <Stat label={t('last')} value="–" hint={t('last.failed')} />
  const [last] = data.data
  if (!last) return <Stat label={t('last')} value="–" hint={t('last.none')} />
  return (
    <Stat
      label={t('last')}
      value={<bdi>{formatPrice(last.amount)}</bdi>}
      hint={<time dateTime={last.updated_at}>{localTime(last.updated_at, 'day')}</time>}
    />
  )
}
