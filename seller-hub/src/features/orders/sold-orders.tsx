import type { OrderSort } from '@closyyy/contract/orders'
import type { Order, OrderItem } from '@closyyy/contract/orders-schemas'
import { soldOrderPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useCards } from '../../components/card-list/use-cards.ts'
import { ProductDescription } from '../../components/product-description/product-description.tsx'
import { GroupedTable, type RowGroup } from '../../components/table/grouped-table.tsx'
import type { Column } from '../../components/table/table-cells.tsx'
import { OrderHeader } from './order-header.tsx'
import { ItemPhoto, ItemPrice, ItemTitle } from './order-item-parts.tsx'
import * as styles from './order-items.module.css'
import type { ShownOrders } from './order-list.tsx'
import { useOrdersText } from './orders-text.ts'
import { SoldOrderCards } from './sold-order-cards.tsx'
import { SoldOrderFooter } from './sold-order-footer.tsx'

interface SoldItem extends OrderItem, Pick<Order, 'created_at'> {
  /** Row number of the order, shared by its items. */
  number: number
}

export function SoldOrders(shown: ShownOrders) {
  return useCards() ? <SoldOrderCards {...shown} /> : <SoldOrderTable {...shown} />
}

/** Sold items grouped by order (ORDER-11). */
function SoldOrderTable({ orders, first, count, sorting }: ShownOrders) {
  const t = useOrdersText()
  const columns = useColumns()
  const groups = orders.map((order, index): RowGroup<SoldItem> => {
    const nameId = `order-${order.id}`
    return {
      key: order.id,
      nameId,
      header: <OrderHeader order={order} side="sold" headingId={nameId} to={soldOrderPath(order.id)} />,
      rows: order.items.map(item => ({ ...item, number: first + index, created_at: order.created_at })),
      footer: <SoldOrderFooter order={order} />,
    }
  })
  return (
    <>
      {count}
      <GroupedTable
        caption={t('sold.title')}
        columns={columns}
        groups={groups}
        rowKey={({ id }) => id}
        sorting={sorting}
      />
    </>
  )
}

function useColumns(): Column<SoldItem, OrderSort>[] {
  const t = useOrdersText()
  const labelOf = useProductLabel()
  const placeName = usePlaceName()
  return [
    { key: 'id', header: t('column.id'), cell: ({ number }) => number },
    { key: 'images', header: t('column.images'), cell: item => <ItemPhoto item={item} /> },
    { key: 'title', header: t('column.title'), rowHeader: true, cell: item => <ItemTitle item={item} /> },
    {
      key: 'description',
      header: t('column.description'),
      cell: ({ product }) => <ProductDescription text={product.description} />,
    },
    {
      key: 'price',
      header: t('column.price'),
      sort: { ascending: 'price_asc', descending: 'price_desc', first: 'descending' },
      cell: item => <ItemPrice item={item} />,
    },
    { key: 'category', header: t('column.category'), cell: ({ product }) => labelOf(product.category.name) },
    { key: 'brand', header: t('column.brand'), cell: ({ product }) => <bdi>{product.brand_name || '–'}</bdi> },
    { key: 'location', header: t('column.location'), cell: ({ product }) => <bdi>{placeName(product.city)}</bdi> },
    {
      key: 'date',
      header: t('column.date'),
      sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ created_at }) => (
        <time dateTime={created_at} className={styles.date}>
          {localTime(created_at, 'short')}
        </time>
      ),
    },
  ]
}
