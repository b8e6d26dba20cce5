import type { BuyerAverage as Average } from '@closyyy/contract/order-ratings-schemas'
import { createUsePageText } from '@closyyy/i18n/text'
import { Rating } from '@closyyy/ui/rating'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useBuyerAverageText = createUsePageText({ name: 'seller-hub.buyer-average', en, ur })

/** A buyer's average for a seller (RATING-7); nothing if the server did not return it. */
export function BuyerAverage({ average }: { average: Average | undefined }) {
  const t = useBuyerAverageText()
  if (!average) return null
  if (average.ratings_count === 0) return <span>{t('new')}</span>
  return (
    <span>
      <VisuallyHidden>{t('label')} </VisuallyHidden>
      <Rating value={average.average_rating} count={average.ratings_count} />
    </span>
  )
}
