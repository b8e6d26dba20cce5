import type { Wallet } from '@closyyy/contract/wallet-schemas'
import { localTime } from '@closyyy/i18n/local-time'
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

interface CashStatsProps {
  wallet: Wallet | undefined
  amount: (of: number | undefined) => ReactNode
}

/** The parts of the balance by where its cash is (WALLET-4). */
function CashStats({ wallet, amount }: CashStatsProps) {
  const t = useWalletText()
  const until = wallet?.on_hold_until
  return (
    <>
      <Stat label={t('available')} value={amount(wallet?.available)} hint={t('available.hint')} />
      <Stat
        label={t('on-hold')}
        value={amount(wallet?.on_hold)}
        hint={until ? t('on-hold.hint', { time: localTime(until, 'day') }) : t('on-hold.none')}
      />
      <Stat
        label={t('with-courier')}
        value={amount(wallet?.waiting_for_courier)}
        hint={t(wallet?.waiting_for_courier === 0 ? 'with-courier.none' : 'with-courier.hint')}
      />
    </>
  )
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
        <Stat
          label={t('balance')}
          value={amount(wallet?.balance)}
          hint={t(wallet && wallet.available === undefined ? 'balance.hint' : 'balance.of-orders')}
        />
        {(!wallet || wallet.available !== undefined) && <CashStats wallet={wallet} amount={amount} />}
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
