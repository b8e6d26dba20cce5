import type { Offer } from '@closyyy/contract/offers-schemas'
import { Badge } from '@closyyy/ui/badge'
import { statusOf } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'

const kinds = {
  pending: 'warning',
  accepted: 'success',
  rejected: 'danger',
  expired: 'plain',
  closed: 'plain',
  countered: 'plain',
} as const

export function OfferStatus({ offer }: { offer: Offer }) {
  const t = useOffersText()
  const status = statusOf(offer)
  return <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>
}
