import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { emitOfferAddedToCart } from '@closyyy/event-bus/emit/seller-hub'
import { useBuyOffer } from '@closyyy/platform/use-buy-offer'
import { Button, type ButtonProps } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { useState } from 'react'
import { CounterDialog } from './counter-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { buttonsOf, isSellerOf, type OfferButton } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'
import { useRespondToOffer } from './use-offer-actions.ts'

export interface OfferButtonsProps {
  latest: Offer
  userId: number
  size?: ButtonProps['size']
}

/** Buttons of the actions that the API allows, with their dialogs. */
export function OfferButtons({ latest, userId, size }: OfferButtonsProps) {
  const t = useOffersText()
  const [isPricing, setIsPricing] = useState(false)
  const accept = useRespondToOffer('accept')
  const reject = useRespondToOffer('reject')
  const onAdded = ({ id }: Offer) => emitOfferAddedToCart({ offer_id: id })
  const { buy, isPending: isBuying, error, clearError } = useBuyOffer(onAdded)
  const handlers: Record<OfferButton, { press: () => void; pending?: boolean }> = {
    accept: { press: () => accept.mutate(latest), pending: accept.isPending },
    reject: { press: () => reject.mutate(latest), pending: reject.isPending },
    buy: { press: () => buy(latest), pending: isBuying },
    counter: { press: () => setIsPricing(true) },
    update: { press: () => setIsPricing(true) },
  }
  const updateText = latest.status === 'pending' ? 'change-price' : 'offer-again'
  const isBusy = accept.isPending || reject.isPending || isBuying
  const dialog = { latest, open: isPricing, onClose: () => setIsPricing(false) }
  return (
    <>
      {buttonsOf(latest).map((action, place) => (
        <Button
          key={action}
          kind={place === 0 ? 'primary' : 'secondary'}
          size={size}
          pending={handlers[action].pending}
          disabled={isBusy && !handlers[action].pending}
          onClick={handlers[action].press}
        >
          {t(`action.${action === 'update' ? updateText : action}`)}
        </Button>
      ))}
      <Dialog size="small" open={error !== undefined} onClose={clearError} title={t('buy.failed')}>
        <p>{error && (error.message ?? t(`buy.error.${error.kind}`))}</p>
      </Dialog>
      {isSellerOf(latest, userId) ? (
        <CounterDialog {...dialog} isChange={offerAllows(latest, 'update')} />
      ) : (
        <OfferDialog {...dialog} />
      )}
    </>
  )
}
