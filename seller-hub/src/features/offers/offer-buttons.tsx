import type { Offer } from '@closyyy/contract/offers-schemas'
import { emitOfferAddedToCart } from '@closyyy/event-bus/emit/seller-hub'
import { useBuyOffer } from '@closyyy/platform/marketplace/use-buy-offer'
import { Button, type ButtonProps } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { buttonsOf, type OfferButton } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'
import { useRespondToOffer } from './use-offer-actions.ts'

export interface OfferButtonsProps {
  latest: Offer
  /** Opens the dialog for a price. */
  onPrice: () => void
  size?: ButtonProps['size']
}

/** Buttons of the actions that the API allows. */
export function OfferButtons({ latest, onPrice, size }: OfferButtonsProps) {
  const t = useOffersText()
  const accept = useRespondToOffer('accept')
  const reject = useRespondToOffer('reject')
  const onAdded = ({ id }: Offer) => emitOfferAddedToCart({ offer_id: id })
  const { buy, isPending: isBuying, error, clearError } = useBuyOffer(onAdded)
  const handlers: Record<OfferButton, { press: () => void; pending?: boolean }> = {
    accept: { press: () => accept.mutate(latest), pending: accept.isPending },
    reject: { press: () => reject.mutate(latest), pending: reject.isPending },
    buy: { press: () => buy(latest), pending: isBuying },
    counter: { press: onPrice },
    update: { press: onPrice },
  }
  const updateText = latest.status === 'pending' ? 'change-price' : 'offer-again'
  const isBusy = accept.isPending || reject.isPending || isBuying
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
    </>
  )
}
