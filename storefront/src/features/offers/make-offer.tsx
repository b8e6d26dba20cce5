import type { Product } from '@closyyy/contract/products-schemas'
import { useSession } from '@closyyy/platform/session'
import { useSignInPrompt } from '@closyyy/platform/sign-in-prompt'
import { useLazyComponent } from '@closyyy/platform/use-lazy-component'
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

export function MakeOffer(props: MakeOfferProps) {
  const t = useText()
  const session = useSession()
  const { prompt, promptSignIn } = useSignInPrompt()
  const { id, allow_offers, user } = props.product
  if (!allow_offers || !canBuy(props.product) || session?.userId === user.id) return null
  if (session) return <BuyerOffers {...props} buyerId={session.userId} />
  return (
    <>
      <Button kind="secondary" size="large" wide onClick={() => void promptSignIn({ kind: 'offer', subject: id })}>
        {t('offer.make')}
      </Button>
      {prompt}
    </>
  )
}

function BuyerOffers({ loadOffers, ...props }: MakeOfferProps & { buyerId: number }) {
  const t = useText()
  const [isPressed, setPressed] = useState(false)
  const { Component, request } = useLazyComponent(loadOffers, () => {
    setPressed(false)
    toast(t('form.failed'), { kind: 'danger' })
  })
  useEffect(() => void request(), [request])
  const press = () => {
    setPressed(true)
    void request()
  }
  if (Component) return <Component {...props} opensAtOnce={isPressed} />
  return (
    <Button kind="secondary" size="large" wide pending={isPressed} onClick={press}>
      {t('offer.make')}
    </Button>
  )
}
