import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { useBuyOffer } from '@closyyy/platform/use-buy-offer'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { useState } from 'react'
import { CounterDialog } from './counter-dialog.tsx'
import * as styles from './offer-actions.module.css'
import { OfferDialog } from './offer-dialog.tsx'
import { standingText } from './offer-standing.ts'
import { buttonsOf, isSellerOf, type OfferButton } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'
import { useAnswerOffer } from './use-offer-moves.ts'

export interface OfferActionsProps {
  latest: Offer
  userId: number
}

/** Status of the conversation and the buttons of the actions that the API allows. */
export function OfferActions({ latest, userId }: OfferActionsProps) {
  const t = useOffersText()
  const [isNaming, setIsNaming] = useState(false)
  const accept = useAnswerOffer('accept')
  const reject = useAnswerOffer('reject')
  const { buy, isPending: isBuying, error, clearError } = useBuyOffer()
  const moves: Record<OfferButton, { press: () => void; pending?: boolean }> = {
    accept: { press: () => accept.mutate(latest), pending: accept.isPending },
    reject: { press: () => reject.mutate(latest), pending: reject.isPending },
    buy: { press: () => buy(latest), pending: isBuying },
    counter: { press: () => setIsNaming(true) },
    update: { press: () => setIsNaming(true) },
  }
  const actions = buttonsOf(latest)
  const updateText = latest.status === 'pending' ? 'change-price' : 'offer-again'
  const isBusy = accept.isPending || reject.isPending || isBuying
  const naming = { latest, open: isNaming, onClose: () => setIsNaming(false) }
  return (
    <footer className={styles.footer}>
      <p className={styles.standing}>{standingText(t, latest, userId)}</p>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, place) => (
            <Button
              key={action}
              kind={place === 0 ? 'primary' : 'secondary'}
              pending={moves[action].pending}
              disabled={isBusy && !moves[action].pending}
              onClick={moves[action].press}
            >
              {t(`action.${action === 'update' ? updateText : action}`)}
            </Button>
          ))}
        </div>
      )}
      <Dialog size="small" open={error !== undefined} onClose={clearError} title={t('buy.failed')}>
        <p>{error && (error.message ?? t(`buy.error.${error.kind}`))}</p>
      </Dialog>
      {isSellerOf(latest, userId) ? (
        <CounterDialog {...naming} isChange={offerAllows(latest, 'update')} />
      ) : (
        <OfferDialog {...naming} />
      )}
    </footer>
  )
}
