import type { BankTransaction } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useId, useState } from 'react'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useLastPage } from '../../components/paged-list/use-last-page.ts'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import { pageParam, useUrlView } from '../../components/url-view.ts'
import { PayoutCancelDialog } from './payout-cancel-dialog.tsx'
import * as styles from './payouts.module.css'
import { bankTransactionsQuery } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

const payoutListView = { payouts: pageParam }

export function PayoutList() {
  const t = usePayoutsText()
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('list')}</h2>
      <Payouts />
    </section>
  )
}

function Payouts() {
  const t = usePayoutsText()
  const { view, pathOf } = useUrlView(payoutListView, { isShared: true })
  const [cancelled, setCancelled] = useState<BankTransaction>()
  const read = useQuery({
    ...bankTransactionsQuery(view.payouts),
    placeholderData: previous => previous,
  })
  const { data, isPlaceholderData, isFetching, refetch } = read
  const pathOfPage = (page: number) => pathOf({ payouts: page })
  const isLoading = useLastPage(read, view.payouts, pathOfPage)
  if (isLoading) return <Skeleton shape="control" />
  if (!data) return <ErrorState size="inline" message={t('list.failed')} onRetry={refetch} retrying={isFetching} />
  if (data.total === 0) return <EmptyState size="inline" icon={<BanknoteIcon size={28} />} title={t('list.none')} />
  return (
    <div className={styles.section} aria-busy={isPlaceholderData}>
      <Table
        caption={t('list')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'amount',
            header: t('column.amount'),
            rowHeader: true,
            cell: payout => <Amount of={payout} />,
          },
          {
            key: 'status',
            header: t('column.status'),
            cell: payout => <Status of={payout} onCancel={() => setCancelled(payout)} />,
          },
          {
            key: 'date',
            header: t('column.date'),
            align: 'end',
            cell: ({ updated_at }) => <time dateTime={updated_at}>{localTime(updated_at, 'day')}</time>,
          },
        ]}
      />
      <LinkedPagination page={view.payouts} lastPage={data.last_page} pathOf={pathOfPage} preventScrollReset />
      {cancelled && <PayoutCancelDialog payout={cancelled} onClose={() => setCancelled(undefined)} />}
    </div>
  )
}

/** New bank details do not change the account of an earlier request (PAYOUT-2). */
function Amount({ of: { amount, account } }: { of: BankTransaction }) {
  const t = usePayoutsText()
  return (
    <CellStack>
      <Price amount={amount} />
      {account && <CellNote>{t('request.to', { bank: account.bank_name, ending: account.ending })}</CellNote>}
    </CellStack>
  )
}

function Status({ of: payout, onCancel }: { of: BankTransaction; onCancel: () => void }) {
  const t = usePayoutsText()
  const { status, rejection, cancelled_at, can_cancel, amount } = payout
  if (rejection || cancelled_at) {
    return (
      <CellStack>
        <Badge kind={rejection ? 'danger' : 'plain'}>{t(rejection ? 'status.rejected' : 'status.cancelled')}</Badge>
        {rejection && <bdi className={styles.reason}>{rejection.reason}</bdi>}
        <CellNote>{t('list.returned')}</CellNote>
      </CellStack>
    )
  }
  return (
    <CellStack>
      <Badge kind={status === 'paid' ? 'success' : 'warning'}>
        {t(status === 'pending' && can_cancel === false ? 'status.sending' : `status.${status}`)}
      </Badge>
      {can_cancel && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t('list.cancel-of', { amount: formatPrice(amount) })}
          onClick={onCancel}
        >
          {t('list.cancel')}
        </Button>
      )}
    </CellStack>
  )
}
