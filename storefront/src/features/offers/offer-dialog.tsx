import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { OfferFields } from '@closyyy/forms/offer-fields'
import { initialOffer, minOffer, type OfferValues, offerError } from '@closyyy/forms/offer-price'
import { useForm } from '@closyyy/forms/use-form'
import { type KeptValues, useKeptValues } from '@closyyy/forms/use-kept-values'
import { formatAmount } from '@closyyy/i18n/money'
import { Dialog } from '@closyyy/ui/dialog'
import { Photo } from '@closyyy/ui/photo'
import { useRef } from 'react'
import { useText } from '../../messages.ts'
import { useSendOffer } from './offer-queries.ts'
import { useOfferText } from './offer-text.ts'

export interface OfferDialogProps {
  product: Product
  /** Last row of the conversation. */
  last: Offer | undefined
  open: boolean
  onClose: () => void
  /** Receives the price in rupees. */
  onSubmitted: (price: number) => void
}

/** Makes an offer: preset or custom price, and a message (OFFER-10). */
export function OfferDialog({ product, open, onClose, ...rest }: OfferDialogProps) {
  const t = useText()
  const kept = useRef<OfferValues>(undefined)
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.make')}>
      <OfferForm product={product} kept={kept} {...rest} />
    </Dialog>
  )
}

interface OfferFormProps extends Omit<OfferDialogProps, 'open' | 'onClose'> {
  kept: KeptValues<OfferValues>
}

function OfferForm({ product, last, kept, onSubmitted }: OfferFormProps) {
  const t = useOfferText()
  const { price: asking, title, photos } = product
  const offer = useSendOffer(product, last)
  const state = useForm({
    initial: keptOffer(kept.current, asking),
    check: ({ offer_price }) => {
      const error = offerError(offer_price, asking)
      const amount = formatAmount(minOffer(asking))
      return error ? { offer_price: t(`price.${error}`, { amount }) } : {}
    },
    send: async ({ offer_price, message }) => {
      const price = readAmount(offer_price)
      await offer.mutateAsync({ price, message })
      kept.current = undefined
      onSubmitted(price)
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  useKeptValues(kept, state.values)
  return (
    <form {...state.form}>
      <OfferFields
        product={{ title, price: asking, photo: <Photo photo={photos[0]} alt="" sizes="4.5rem" /> }}
        form={state}
      />
    </form>
  )
}

/** Returns the kept values; a preset starts again because the asking price may have changed. */
function keptOffer(kept: OfferValues | undefined, asking: number): OfferValues {
  if (kept?.preset === 'custom') return kept
  return { ...initialOffer(asking), message: kept?.message ?? '' }
}
