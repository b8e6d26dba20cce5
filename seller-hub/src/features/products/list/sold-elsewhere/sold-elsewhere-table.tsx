import type { Product } from '@closyyy/contract/products-schemas'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { Day } from '../../../../components/day.tsx'
import { ProductDescription } from '../../../../components/product-description/product-description.tsx'
import { CellButtons } from '../../../../components/table/cell-stack.tsx'
import { Table } from '../../../../components/table/table.tsx'
import { ProductImage, ProductTitle } from '../product-cells.tsx'
import { useSellingText } from '../selling-text.ts'
import { useRelist } from './use-relist.ts'

export interface SoldElsewhereTableProps {
  products: readonly Product[]
  onDelete: (product: Product) => void
}

/** Columns of products sold elsewhere (PRODUCT-19). */
export function SoldElsewhereTable({ products, onDelete }: SoldElsewhereTableProps) {
  const t = useSellingText()
  const labelOf = useProductLabel()
  const placeName = usePlaceName()
  const relist = useRelist()
  return (
    <Table
      caption={t('elsewhere')}
      rows={products}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: t('column.id'), cell: ({ id }) => id },
        { key: 'images', header: t('column.images'), cell: product => <ProductImage product={product} /> },
        {
          key: 'title',
          header: t('column.title'),
          rowHeader: true,
          cell: product => (
            <ProductTitle product={product}>
              <Badge>{t('elsewhere')}</Badge>
            </ProductTitle>
          ),
        },
        {
          key: 'description',
          header: t('column.description'),
          cell: ({ description }) => <ProductDescription text={description} />,
        },
        { key: 'price', header: t('column.price'), cell: ({ price }) => <Price amount={price} /> },
        { key: 'category', header: t('column.category'), cell: ({ category }) => labelOf(category.name) },
        { key: 'brand', header: t('column.brand'), cell: product => <bdi>{product.brand_name || '–'}</bdi> },
        { key: 'location', header: t('column.location'), cell: ({ city }) => <bdi>{placeName(city)}</bdi> },
        {
          key: 'date',
          header: t('column.marked'),
          cell: ({ sold_elsewhere_at: markedAt }) => markedAt && <Day of={markedAt} />,
        },
        {
          key: 'actions',
          header: t('column.actions'),
          cell: product => (
            <CellButtons>
              <Button
                kind="secondary"
                size="small"
                aria-label={t('relist-of', { title: product.title })}
                pending={relist.isPending && relist.variables.id === product.id}
                onClick={() => relist.mutate(product)}
              >
                {t('relist')}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={t('delete-of', { title: product.title })}
                onClick={() => onDelete(product)}
              >
                {t('delete')}
              </Button>
            </CellButtons>
          ),
        },
      ]}
    />
  )
}
