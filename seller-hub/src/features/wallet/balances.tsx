import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Stat, StatGrid } from '@closyyy/ui/stat'
import type { ReactNode } from 'react'
import { walletQuery } from './wallet-queries.ts'
import { useWalletText } from './wallet-text.ts'

export interface BalancesProps {
  children?: ReactNode
}

export function Balances({ children }: BalancesProps) {
  const t = useWalletText()
  const { data, isPending, isFetching, refetch } = useQuery(walletQuery)
  if (!data && !isPending) {
    return <ErrorState size="inline" message={t('balances.failed')} onRetry={refetch} retrying={isFetching} />
  }
  const wallet = data?.wallet
  const amount = (of: number | undefined) =>
    of === undefined ? <Skeleton width="half" /> : <bdi>{formatPrice(of)}</bdi>
  return (
    <section aria-label={t('balances')} aria-busy={isPending}>
      <StatGrid>
        <Stat label={t('balance')} value={amount(wallet?.balance)} hint={t('balance.hint')} />
        <Stat
          label={t('pending')}
          value={amount(wallet?.pending_balance)}
          hint={t(wallet?.pending_balance === 0 ? 'pending.none' : 'pending.hint')}
        />
        <Stat label={t('unconfirmed')} value={amount(wallet?.unconfirmed_balance)} hint={t('unconfirmed.hint')} />
        {children}
      </StatGrid>
    </section>
  )
}
