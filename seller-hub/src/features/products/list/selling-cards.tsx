import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { CardList } from '../../../components/card-list/card-list.tsx'
import { CardFacts, CardMenuItem, ListCard } from '../../../components/card-list/list-card.tsx'
import { SortList } from '../../../components/table/sorting.tsx'
import { SpecialPriceButton } from '../special-price/special-price-button.tsx'
import { removalOf } from './delete-dialog.tsx'
import { ListingState } from './listing-state.tsx'
import type { SellingTableProps } from './selling-table.tsx'
import { useSellingText } from './selling-text.ts'

export type SellingCardsProps = Omit<SellingTableProps, 'first'>

/** The product list (PRODUCT-18) on phones. */
export function SellingCards({ caption, products, sorting, ...actions }: SellingCardsProps) {
  return (
    <>
      <SortList {...sorting} />
      <CardList label={caption}>
        {products.map(product => (
          <SellingCard key={product.id} product={product} {...actions} />
        ))}
      </CardList>
    </>
  )
}

type ProductActions = Pick<SellingTableProps, 'onEdit' | 'onDelete' | 'onMarkSold'>

function SellingCard({ product, onEdit, onDelete, onMarkSold }: ProductActions & { product: Product }) {
  const t = useSellingText()
  const { title, price, quantity_left, photos, approval_status } = product
  const isRejected = approval_status === 'rejected'
  return (
    <ListCard
      photo={photos[0]}
      title={title}
      to={productPath(product)}
      actions={
        <>
          <Button
            kind="secondary"
            size="small"
            aria-label={t(isRejected ? 'correct-of' : 'update-of', { title })}
            onClick={() => onEdit(product)}
          >
            {t(isRejected ? 'correct' : 'update')}
          </Button>
          {approval_status === 'approved' && (
            <Button
              kind="secondary"
              size="small"
              aria-label={t('mark-sold-of', { title })}
              onClick={() => onMarkSold(product)}
            >
              {t('sold-sure')}
            </Button>
          )}
        </>
      }
      menu={<CardMenuItem onPress={() => onDelete(product)}>{t(removalOf(product))}</CardMenuItem>}
    >
      <CardFacts>
        <Price amount={price} /> {t('left', { count: quantity_left })}
      </CardFacts>
      <ListingState product={product} />
      <SpecialPriceButton product={product} kind="quiet" />
    </ListCard>
  )
}
