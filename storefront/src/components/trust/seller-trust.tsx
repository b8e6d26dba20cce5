import type { Profile } from '@closyyy/contract/users-schemas'
import { Badge } from '@closyyy/ui/badge'
import { useText } from '../../messages.ts'

/** What is known of a seller beside ratings (SHOP-6). */
export function SellerTrust({ seller }: { seller: Profile }) {
  const t = useText()
  const { phone_verified, reply_minutes, ratings_count, sold_count } = seller
  return (
    <>
      {ratings_count + sold_count === 0 && t('trust.new')}
      {phone_verified && <Badge kind="success">{t('trust.verified')}</Badge>}
      {reply_minutes ? <span>{t('trust.replies', { count: Math.ceil(reply_minutes / 60) })}</span> : null}
    </>
  )
}
