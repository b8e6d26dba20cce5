import { shopPath } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { keepWish } from '@closyyy/platform/wishes'
import { buttonClass } from '@closyyy/ui/button'
import { sellerQuery } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'

/** Leads to the seller's shop with its rating dialog open, while an order of theirs waits for a rating. */
export function RateSeller({ sellerId }: { sellerId: number }) {
  const t = useOrdersText()
  const { data: seller } = useQuery(sellerQuery(sellerId))
  if (!seller?.can_rate) return null
  const shop = shopPath(sellerId)
  return (
    <Link
      className={buttonClass({ kind: 'secondary' })}
      to={shop}
      onClick={() => keepWish({ kind: 'rate', subject: sellerId }, shop)}
    >
      {t('rate')}
    </Link>
  )
}
