import type { Offer } from '@closyyy/contract/offers-schemas'
import { Price } from '@closyyy/ui/price'
import { CardFacts, ListCard } from '../../components/card-list/list-card.tsx'
import { useDepthPath } from '../../components/list-depth.ts'
import { OfferButtons } from './offer-buttons.tsx'
import { offerPhoto } from './offer-photo.tsx'
import { OfferStatus, statusText, whoseText } from './offer-status.tsx'
import { buttonsOf } from './offers-policy.ts'
import { conversationPath } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'

export interface OfferCardProps {
  offer: Offer
  userId: number
  onPrice: () => void
}

/** An offer on phones, which can be answered in the list. */
export function OfferCard({ offer, userId, onPrice }: OfferCardProps) {
  const t = useOffersText()
  const withDepth = useDepthPath()
  const { product_title, product_image, product_price, price } = offer
  const hasButtons = buttonsOf(offer).length > 0
  return (
    <ListCard
      photo={offerPhoto(product_image)}
      title={product_title}
      to={withDepth(conversationPath(offer))}
      actions={hasButtons && <OfferButtons key={offer.id} latest={offer} onPrice={onPrice} size="small" />}
    >
      <CardFacts>{whoseText(t, offer, userId)}</CardFacts>
      <CardFacts>
        <Price amount={price} was={product_price} />
        {!hasButtons && <OfferStatus offer={offer} />}
      </CardFacts>
      {hasButtons && <CardFacts>{statusText(t, offer, userId)}</CardFacts>}
    </ListCard>
  )
}
