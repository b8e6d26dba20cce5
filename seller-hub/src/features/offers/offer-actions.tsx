import type { Offer } from '@closyyy/contract/offers-schemas'
import { Price } from '@closyyy/ui/price'
import * as styles from './offer-actions.module.css'
import { OfferButtons } from './offer-buttons.tsx'
import { statusText } from './offer-status.tsx'
import { hasOpenPrice } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'

export interface OfferActionsProps {
  latest: Offer
  userId: number
  onPrice: () => void
}

/** Price and status of the conversation, and the buttons of the actions that the API allows. */
export function OfferActions({ latest, userId, onPrice }: OfferActionsProps) {
  const t = useOffersText()
  return (
    <footer className={styles.footer}>
      <p className={styles.status}>
        {hasOpenPrice(latest) && (
          <>
            <Price amount={latest.price} />
            {' · '}
          </>
        )}
        <span>{statusText(t, latest, userId)}</span>
      </p>
      <div className={styles.actions}>
        <OfferButtons latest={latest} onPrice={onPrice} />
      </div>
    </footer>
  )
}
