import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'
import { formatPrice } from '@closyyy/i18n/money'
import { createUsePageText } from '@closyyy/i18n/text'
import { useBuyOffer } from '@closyyy/platform/marketplace/use-buy-offer'
import { useSession } from '@closyyy/platform/session'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useBuyText = createUsePageText({ name: 'storefront.buy-offer', en, ur })

export function BuyOfferButton({ offer }: { offer: Offer }) {
  const t = useBuyText()
  const userId = useSession()?.userId
  const { buy, isPending, error } = useBuyOffer(() => emitCartChanged({}))
  const reason = offerUnavailableReason(offer, userId)
  if (reason) return <Alert>{t(reason)}</Alert>
  return (
    <>
      <Button size="large" wide pending={isPending} pendingLabel={t('pending')} onClick={() => buy(offer)}>
        {t('buy')}
      </Button>
      {error && error.offerId === offer.id && <Alert kind="danger">{error.message ?? t(error.kind)}</Alert>}
      {error && error.offerId !== offer.id && (
        <Alert kind="warning">{t('changed', { price: formatPrice(offer.offered_price) })}</Alert>
      )}
    </>
  )
}

/** Returns why the user cannot buy from the offer (OFFER-9), undefined if they can; `userId` is undefined for a guest. */
export function offerUnavailableReason(offer: Offer, userId: number | undefined) {
  if (userId === undefined) return 'signed-out'
  if (userId === offer.seller_id) return 'own'
  return offerAllows(offer, 'buy') ? undefined : 'gone'
}
