import { OFFER_TOAST_MS } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { usePendingAction } from '@closyyy/platform/sign-in/sign-in-prompt'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { agreedPriceOf } from '../../components/agreed-price.ts'
import { useText } from '../../messages.ts'
import { OfferPanel } from './offer-panel.tsx'
import { conversationQuery } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'
import * as styles from './own-offers.module.css'

export interface OwnOffersProps {
  product: Product
  buyerId: number
  buy: (offer: Offer) => ReactNode
  /** Whether the product takes offers now; otherwise only the open dialog is shown. */
  isOffered: boolean
  /** Whether the dialog is open, or opens as soon as its script is loaded. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Receives the price in rupees that an accepted offer sets (OFFER-16), undefined once none does. */
  onPrice: (price: number | undefined) => void
}

export function OwnOffers({ product, buyerId, buy, isOffered, isOpen, setOpen, onPrice }: OwnOffersProps) {
  const t = useOffersText()
  const shared = useText()
  const { data, isError, isFetching, refetch } = useQuery(conversationQuery(product, buyerId))
  const dialog = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './offer-dialog.tsx')).OfferDialog,
    () => {
      setOpen(false)
      toast(shared('form.failed'), { kind: 'danger' })
    },
  )
  const offer = () => setOpen(true)
  usePendingAction({ kind: 'offer', subject: product.id }, offer)
  const { request } = dialog
  useEffect(() => {
    if (isOpen) void request()
  }, [isOpen, request])
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
  const controls = last ? (
    <OfferPanel last={last} listPrice={product.price} buyerId={buyerId} onOffer={offer} buy={buy} />
  ) : (
    <Button kind="secondary" size="large" wide pending={!data || dialog.isLoading} onClick={offer}>
      {shared('offer.make')}
    </Button>
  )
  return (
    <>
      {isOffered && controls}
      {dialog.Component && (
        <dialog.Component
          product={product}
          last={last}
          ended={isOffered ? undefined : t(product.sold ? 'no-offers.sold' : 'no-offers')}
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
