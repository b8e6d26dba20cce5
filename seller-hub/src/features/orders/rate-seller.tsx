import type { Order } from '@closyyy/contract/orders-schemas'
import { ratingPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useOrdersText } from './orders-text.ts'

export function RateSeller({ order: { id, seller } }: { order: Order }) {
  const t = useOrdersText()
  return (
    <Link className={buttonClass({ kind: 'secondary' })} to={ratingPath(seller.id, id)}>
      {t('rate')}
    </Link>
  )
}
