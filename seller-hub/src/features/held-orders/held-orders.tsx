import type { HeldOrder } from '@closyyy/contract/held-orders-schemas'
import { shopPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { DoneIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { useState } from 'react'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { CellButtons, CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import { useUrlView } from '../../components/url-view.ts'
import { HeldOrderDialog, type HeldOrderDialogProps } from './held-order-dialog.tsx'
import { heldOrdersQuery, heldOrdersView } from './held-orders-queries.ts'
import { useHeldOrdersText } from './held-orders-text.ts'

/** Orders that wait for a moderator, the first to lapse first (HELD-1). */
export function HeldOrders() {
  const t = useHeldOrdersText()
  const { view, pathOf } = useUrlView(heldOrdersView, { isShared: true })
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <>
      <PagedList
        read={useQuery(heldOrdersQuery(view.page))}
        page={view.page}
        pathOf={page => pathOf({ page })}
        texts={{ notAllowed: t('not-admin'), failed: t('failed') }}
        empty={
          <EmptyState icon={<DoneIcon size={36} />} title={t('none')}>
            {t('none-text')}
          </EmptyState>
        }
      >
        {orders => <HeldOrderTable orders={orders} onChoose={setChosen} />}
      </PagedList>
      {chosen && <HeldOrderDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type Chosen = Omit<HeldOrderDialogProps, 'onClose'>

interface HeldOrderTableProps {
  orders: HeldOrder[]
  onChoose: (chosen: Chosen) => void
}

function HeldOrderTable({ orders, onChoose }: HeldOrderTableProps) {
  const t = useHeldOrdersText()
  return (
    <>
      <p>{t('lead')}</p>
      <Table
        caption={t('list')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          { key: 'order', header: t('column.order'), rowHeader: true, cell: order => <OrderName order={order} /> },
          { key: 'buyer', header: t('column.buyer'), cell: ({ buyer }) => <Person {...buyer} /> },
          {
            key: 'seller',
            header: t('column.seller'),
            cell: ({ seller }) => <Person id={seller.id} name={seller.username} />,
          },
          {
            key: 'links',
            header: t('column.links'),
            cell: ({ links }) => links.map(link => t(`link.${link}`)).join(', '),
          },
          { key: 'total', header: t('column.total'), cell: ({ total_amount }) => <Price amount={total_amount} /> },
          {
            key: 'until',
            header: t('column.until'),
            cell: ({ held_until }) => <time dateTime={held_until}>{localTime(held_until, 'time')}</time>,
          },
          {
            key: 'actions',
            header: t('column.actions'),
            cell: order => <Decisions order={order} onChoose={decision => onChoose({ order, decision })} />,
          },
        ]}
      />
    </>
  )
}

function OrderName({ order: { tracking_no, titles } }: { order: HeldOrder }) {
  return (
    <CellStack breaksWords>
      <bdi dir="ltr">{tracking_no}</bdi>
      <CellNote>
        <bdi>{titles.join(', ')}</bdi>
      </CellNote>
    </CellStack>
  )
}

/** A guest has no shop. */
function Person({ id, name }: { id: number | null; name: string }) {
  const text = <bdi>{name}</bdi>
  return id === null ? text : <Link to={shopPath(id)}>{text}</Link>
}

interface DecisionsProps {
  order: HeldOrder
  onChoose: (decision: 'release' | 'cancel') => void
}

function Decisions({ order: { tracking_no: number }, onChoose }: DecisionsProps) {
  const t = useHeldOrdersText()
  return (
    <CellButtons>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('release-of', { number })}
        onClick={() => onChoose('release')}
      >
        {t('release')}
      </Button>
      <Button
        kind="danger"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('cancel-of', { number })}
        onClick={() => onChoose('cancel')}
      >
        {t('cancel')}
      </Button>
    </CellButtons>
  )
}
