import type { Product } from '@closyyy/contract/products-schemas'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { useSession } from '@closyyy/platform/session'
import { useSignInPrompt } from '@closyyy/platform/sign-in/sign-in-prompt'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { type ComponentType, useEffect, useState } from 'react'
import { canBuy } from '../../components/can-buy.ts'
import { useText } from '../../messages.ts'
import type { OwnOffersProps } from './own-offers.tsx'

export interface MakeOfferProps {
  product: Product
  /** Loads the signed-in buyer's offers, with the control that buys at an agreed price. */
  loadOffers: () => Promise<ComponentType<BuyerOffersProps>>
  onPrice: OwnOffersProps['onPrice']
}

export type BuyerOffersProps = Omit<OwnOffersProps, 'buy'>

/** Makes an offer. An offer that is being typed stays open if the product can no longer be bought (UI-12). */
export function MakeOffer(props: MakeOfferProps) {
  const t = useText()
  const session = useSession()
  const { prompt, promptSignIn } = useSignInPrompt()
  const [isOpen, setOpen] = useState(false)
  const { id, allow_offers, user } = props.product
  const isOffered = allow_offers && canBuy(props.product)
  if (session?.userId === user.id || !(isOffered || (session && isOpen))) return null
  if (session)
    return <BuyerOffers {...props} isOffered={isOffered} isOpen={isOpen} setOpen={setOpen} buyerId={session.userId} />
  return (
    <>
      <Button kind="secondary" size="large" wide onClick={() => void promptSignIn({ kind: 'offer', subject: id })}>
        {t('offer.make')}
      </Button>
      {prompt}
    </>
  )
}

function BuyerOffers({ loadOffers, ...props }: Pick<MakeOfferProps, 'loadOffers'> & BuyerOffersProps) {
  const t = useText()
  const { isOpen, setOpen } = props
  const { Component, request } = useLazyComponent(loadOffers, () => {
    setOpen(false)
    toast(t('form.failed'), { kind: 'danger' })
  })
  useEffect(() => void request(), [request])
  const press = () => {
    setOpen(true)
    void request()
  }
  if (Component) return <Component {...props} />
  return (
    <Button kind="secondary" size="large" wide pending={isOpen} onClick={press}>
      {t('offer.make')}
    </Button>
  )
}
