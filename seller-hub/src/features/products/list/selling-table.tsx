import type { OwnSort } from '@closyyy/contract/own-products'
import type { Product } from '@closyyy/contract/products-schemas'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { Day } from '../../../components/day.tsx'
import { ProductDescription } from '../../../components/product-description/product-description.tsx'
import { CellButtons } from '../../../components/table/cell-stack.tsx'
import type { Sorting } from '../../../components/table/sorting.tsx'
import { Table } from '../../../components/table/table.tsx'
import { SpecialPriceButton } from '../special-price/special-price-button.tsx'
import { removalOf } from './delete-dialog.tsx'
import { ListingState } from './listing-state.tsx'
import { ProductImage, ProductTitle } from './product-cells.tsx'
import { useSellingText } from './selling-text.ts'

export interface SellingTableProps {
  caption: string
  products: readonly Product[]
  /** Row number of the first product in the whole list. */
  first: number
  sorting: Sorting<OwnSort>
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
  onMarkSold: (product: Product) => void
}

/** The product list (PRODUCT-18) on wide screens; its edit form marks products as sold. */
export function SellingTable(props: Omit<SellingTableProps, 'onMarkSold'>) {
  const { caption, products, first, sorting, onEdit, onDelete } = props
  const t = useSellingText()
  const rows = products.map((product, index) => ({ number: first + index, product }))
  return (
    <Table
      caption={caption}
      rows={rows}
      sorting={sorting}
      rowKey={({ product }) => product.id}
      columns={[
        { key: 'id', header: t('column.id'), cell: ({ number }) => number },
        { key: 'images', header: t('column.images'), cell: ({ product }) => <ProductImage product={product} /> },
        {
          key: 'title',
          header: t('column.title'),
          rowHeader: true,
          sort: { ascending: 'title_asc', descending: 'title_desc', first: 'ascending' },
          cell: ({ product }) => <Title product={product} onEdit={onEdit} />,
        },
        {
          key: 'description',
          header: t('column.description'),
          cell: ({ product }) => <ProductDescription text={product.description} />,
        },
        {
          key: 'price',
          header: t('column.price'),
          sort: { ascending: 'price_asc', descending: 'price_desc', first: 'ascending' },
          cell: ({ product }) => <Price amount={product.price} />,
        },
        {
          key: 'date',
          header: t('column.date'),
          sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
          cell: ({ product }) => <DateListed product={product} />,
        },
        {
          key: 'stock',
          header: t('column.stock'),
          sort: { ascending: 'stock_asc', descending: 'stock_desc', first: 'ascending' },
          cell: ({ product }) => product.quantity_left,
        },
        {
          key: 'actions',
          header: t('column.actions'),
          cell: ({ product }) => (
            <CellButtons>
              <Button
                kind="secondary"
                size="small"
                aria-label={t('update-of', { title: product.title })}
                onClick={() => onEdit(product)}
              >
                {t('update')}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={t(`${removalOf(product)}-of`, { title: product.title })}
                onClick={() => onDelete(product)}
              >
                {t(removalOf(product))}
              </Button>
              <SpecialPriceButton product={product} />
            </CellButtons>
          ),
        },
      ]}
    />
  )
}

function Title({ product, onEdit }: { product: Product } & Pick<SellingTableProps, 'onEdit'>) {
  const t = useSellingText()
  const isRejected = product.approval_status === 'rejected'
  return (
    <ProductTitle product={product}>
      <ListingState product={product} />
      {isRejected && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t('correct-of', { title: product.title })}
          onClick={() => onEdit(product)}
        >
          {t('correct')}
        </Button>
      )}
    </ProductTitle>
  )
}

/** Date of the size's creation (PRODUCT-18). */
function DateListed({ product: { size } }: { product: Product }) {
  const t = useSellingText()
  return size?.created_at ? <Day of={size.created_at} /> : t('no-date')
}
