import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import { minOffer } from '@closyyy/contract/offer-prices'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { EndedForm } from '@closyyy/forms/ended-form'
import { OfferFields } from '@closyyy/forms/offer-fields'
import { initialOffer, type OfferValues, offerError, typedOffer } from '@closyyy/forms/offer-price'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { formatAmount } from '@closyyy/i18n/money'
import { Dialog } from '@closyyy/ui/dialog'
import { Photo } from '@closyyy/ui/photo'
import { useRef } from 'react'
import { useText } from '../../messages.ts'
import { useSendOffer } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'

export interface OfferDialogProps {
  product: Product
  /** Last row of the conversation. */
  last: Offer | undefined
  /** Why no offer is possible. */
  ended: string | undefined
  open: boolean
  onClose: () => void
  /** Receives the price in rupees. */
  onSubmitted: (price: number) => void
}

/** Makes an offer: preset or custom price, and a message (OFFER-10). */
export function OfferDialog({ product, ended, open, onClose, ...rest }: OfferDialogProps) {
  const t = useText()
  const unsent = useRef<OfferValues>(undefined)
  useFailureToast(open, unsent, useOfferErrorText(), Boolean(ended))
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.make')}>
      {ended ? (
        <EndedForm reason={ended} typed={typedOffer(unsent.current)} />
      ) : (
        <OfferForm product={product} unsent={unsent} {...rest} />
      )}
    </Dialog>
  )
}

interface OfferFormProps extends Omit<OfferDialogProps, 'ended' | 'open' | 'onClose'> {
  unsent: UnsentValues<OfferValues>
}

function OfferForm({ product, last, unsent, onSubmitted }: OfferFormProps) {
  const t = useOffersText()
  const { price: asking, title, photos } = product
  const offer = useSendOffer(product, last)
  const state = useForm({
    initial: initialOffer(asking, unsent.current),
    unsent,
    check: ({ offer_price }) => {
      const error = offerError(offer_price, asking)
      const amount = formatAmount(minOffer(asking))
      return error ? { offer_price: t(`price.${error}`, { amount }) } : {}
    },
    send: async ({ offer_price, message }) => {
      const price = readAmount(offer_price)
      await offer.mutateAsync({ price, message })
      onSubmitted(price)
    },
    formErrorOf: useOfferErrorText(),
  })
  return (
    <form {...state.form}>
      <OfferFields
        product={{ title, price: asking, photo: <Photo photo={photos[0]} alt="" sizes="4.5rem" /> }}
        form={state}
      />
    </form>
  )
}

function useOfferErrorText() {
  const t = useOffersText()
  return (error: unknown) => serverMessage(error) ?? t('failed')
}
