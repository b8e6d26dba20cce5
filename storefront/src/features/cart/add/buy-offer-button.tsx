import type { Offer } from '@closyyy/contract/offers-schemas'
import { useSession } from '@closyyy/platform/session'
import { offerUnavailableReason, useBuyOffer } from '@closyyy/platform/use-buy-offer'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { useAddText } from './add-text.ts'

export function BuyOfferButton({ offer }: { offer: Offer }) {
  const t = useAddText()
  const userId = useSession()?.userId
  const { buy, isPending, error } = useBuyOffer()
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
