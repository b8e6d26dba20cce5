import type { Order } from '@closyyy/contract/orders'
import { useProductWords } from '../../components/product-words/product-words.ts'
import { Table } from '../../components/table/table.tsx'
import { ItemPhoto, ItemPrice, ItemTitle } from './order-item-parts.tsx'
import * as styles from './order-items.module.css'
import { useOrdersText } from './orders-text.ts'

/** What an order sold (seller.txt section 2, hub screen 4); a card an item on phones. */
export function SoldItemsTable({ order }: { order: Order }) {
  const t = useOrdersText()
  const words = useProductWords()
  const rows = order.items.map((item, index) => ({ ...item, number: index + 1 }))
  return (
    <Table
      caption={t('items', { number: order.tracking_no })}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: t('column.id'), cell: ({ number }) => number },
        { key: 'images', header: t('column.images'), cell: item => <ItemPhoto item={item} /> },
        { key: 'title', header: t('column.title'), rowHeader: true, cell: item => <ItemTitle item={item} /> },
        {
          key: 'description',
          header: t('column.description'),
          cell: ({ product }) => (
            <p className={styles.description} dir="auto">
              {product.description}
            </p>
          ),
        },
        { key: 'price', header: t('column.price'), cell: item => <ItemPrice item={item} /> },
        { key: 'category', header: t('column.category'), cell: ({ product }) => words.category(product.category) },
        { key: 'brand', header: t('column.brand'), cell: ({ product }) => <bdi>{product.brand_name}</bdi> },
        { key: 'location', header: t('column.location'), cell: ({ product }) => <bdi>{product.city}</bdi> },
      ]}
    />
  )
}
