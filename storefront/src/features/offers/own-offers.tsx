import { OFFER_TOAST_MS } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { usePendingAction } from '@closyyy/platform/sign-in-prompt'
import { useLazyComponent } from '@closyyy/platform/use-lazy-component'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { agreedPriceOf } from '../../components/agreed-price.ts'
import { useText } from '../../messages.ts'
import { OfferPanel } from './offer-panel.tsx'
import { conversationQuery } from './offer-queries.ts'
import { useOfferText } from './offer-text.ts'
import * as styles from './own-offers.module.css'

export interface OwnOffersProps {
  product: Product
  buyerId: number
  buy: (offer: Offer) => ReactNode
  /** Opens the dialog as soon as the script is loaded. */
  opensAtOnce: boolean
  /** Receives the price in rupees that an accepted offer sets (OFFER-16), undefined once none does. */
  onPrice: (price: number | undefined) => void
}

export function OwnOffers({ product, buyerId, buy, opensAtOnce, onPrice }: OwnOffersProps) {
  const t = useOfferText()
  const shared = useText()
  const { data, isError, isFetching, refetch } = useQuery(conversationQuery(product, buyerId))
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './offer-dialog.tsx')).OfferDialog,
    () => {
      setOpen(false)
      toast(shared('form.failed'), { kind: 'danger' })
    },
  )
  const offer = () => {
    setOpen(true)
    void dialog.request()
  }
  usePendingAction({ kind: 'offer', subject: product.id }, offer)
  const openAtOnce = useEffectEvent(offer)
  useEffect(() => {
    if (opensAtOnce) openAtOnce()
  }, [opensAtOnce])
  const last = data?.original.at(-1)
  const agreedPrice = agreedPriceOf(last, product.price)
  useEffect(() => {
    onPrice(agreedPrice)
    return () => onPrice(undefined)
  }, [agreedPrice, onPrice])

  // A failed refetch leaves the dialog with what was typed.
  if (isError && !data) {
    return (
      <p role="alert" className={styles.failed}>
        {t('state.failed')}
        <Button kind="quiet" size="small" pending={isFetching} onClick={() => void refetch()}>
          {t('state.retry')}
        </Button>
      </p>
    )
  }
  return (
    <>
      {last ? (
        <OfferPanel last={last} listPrice={product.price} buyerId={buyerId} onOffer={offer} buy={buy} />
      ) : (
        <Button kind="secondary" size="large" wide pending={!data || dialog.isLoading} onClick={offer}>
          {shared('offer.make')}
        </Button>
      )}
      {dialog.Component && (
        <dialog.Component
          product={product}
          last={last}
          open={isOpen}
          onClose={() => setOpen(false)}
          onSubmitted={() => {
            setOpen(false)
            toast(t('submitted'), { kind: 'success', duration: OFFER_TOAST_MS })
          }}
        />
      )}
    </>
  )
}
