import { productPath } from '@closyyy/contract/paths'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { CardList } from '../../../../components/card-list/card-list.tsx'
import { CardFacts, ListCard } from '../../../../components/card-list/list-card.tsx'
import { Day } from '../../../../components/day.tsx'
import { useSellingText } from '../selling-text.ts'
import type { SoldElsewhereTableProps } from './sold-elsewhere-table.tsx'
import { useRelist } from './use-relist.ts'

/** Products sold elsewhere (PRODUCT-19) on phones. */
export function SoldElsewhereCards({ products, onDelete }: SoldElsewhereTableProps) {
  const t = useSellingText()
  const relist = useRelist()
  return (
    <CardList label={t('elsewhere')}>
      {products.map(product => {
        const { id, title, price, photos, sold_elsewhere_at: markedAt } = product
        return (
          <ListCard
            key={id}
            photo={photos[0]}
            title={title}
            to={productPath(product)}
            actions={
              <>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={t('relist-of', { title })}
                  pending={relist.isPending && relist.variables.id === id}
                  onClick={() => relist.mutate(product)}
                >
                  {t('relist')}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t('delete-of', { title })}
                  onClick={() => onDelete(product)}
                >
                  {t('delete')}
                </Button>
              </>
            }
          >
            <CardFacts>
              <Price amount={price} />
              {markedAt && <Day of={markedAt} />}
            </CardFacts>
          </ListCard>
        )
      })}
    </CardList>
  )
}
