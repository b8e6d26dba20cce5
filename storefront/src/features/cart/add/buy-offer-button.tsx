import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'
import { useSession } from '@closyyy/platform/session'
import { useBuyOffer } from '@closyyy/platform/use-buy-offer'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { useAddText } from './add-text.ts'

export function BuyOfferButton({ offer }: { offer: Offer }) {
  const t = useAddText()
  const userId = useSession()?.userId
  const { buy, isPending, error } = useBuyOffer(() => emitCartChanged({}))
  const reason = offerUnavailableReason(offer, userId)
  if (reason) return <Alert>{t(`offer.${reason}`)}</Alert>
  return (
    <>
      <Button size="large" wide pending={isPending} pendingLabel={t('offer.pending')} onClick={() => buy(offer)}>
        {t('offer.buy')}
      </Button>
      {error && <Alert kind="danger">{error.message ?? t(`offer.${error.kind}`)}</Alert>}
    </>
  )
}

/** Returns why the user cannot buy from the offer (OFFER-9), undefined if they can; `userId` is undefined for a guest. */
export function offerUnavailableReason(offer: Offer, userId: number | undefined) {
  if (userId === undefined) return 'signed-out'
  if (userId === offer.seller_id) return 'own'
  return offerAllows(offer, 'buy') ? undefined : 'gone'
}
