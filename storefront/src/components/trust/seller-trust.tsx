import type { Profile } from '@closyyy/contract/users-schemas'
import { Badge } from '@closyyy/ui/badge'
import { useTrustText } from './trust-text.ts'

/** What is known of a seller beside ratings (SHOP-6). */
export function SellerTrust({ seller }: { seller: Profile }) {
  const t = useTrustText()
  const { phone_verified, reply_minutes, ratings_count, sold_count } = seller
  return (
    <>
      {ratings_count + sold_count === 0 && t('new')}
      {phone_verified && <Badge kind="success">{t('verified')}</Badge>}
      {reply_minutes ? <span>{t('replies', { count: Math.ceil(reply_minutes / 60) })}</span> : null}
    </>
  )
}
