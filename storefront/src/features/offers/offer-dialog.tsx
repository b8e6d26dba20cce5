import { refusalText } from '@closyyy/api-client/refusal-text'
import { OFFER_MESSAGE_MAX_LENGTH, type Offer } from '@closyyy/contract/offers'
import type { Product } from '@closyyy/contract/products'
import { FormRefusal } from '@closyyy/forms/form-refusal'
import { useForm } from '@closyyy/forms/use-form'
import { formatAmount } from '@closyyy/i18n/money'
import { Dialog } from '@closyyy/ui/dialog'
import { OfferFields } from '@closyyy/ui/offer-fields'
import { firstOffer, lowestOffer, offerFault } from '@closyyy/ui/offer-price'
import { Photo } from '@closyyy/ui/photo'
import { useText } from '../../messages.ts'
import { useOfferText } from './offer-text.ts'
import { useSendOffer } from './use-offer-calls.ts'

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
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.make')}>
      <OfferForm product={product} {...rest} />
    </Dialog>
  )
}

function OfferForm({ product, last, onSubmitted }: Omit<OfferDialogProps, 'open' | 'onClose'>) {
  const t = useOfferText()
  const { price: asking, title, photos } = product
  const offer = useSendOffer(product, last)
  const state = useForm({
    initial: firstOffer(asking),
    check: ({ offer_price }) => {
      const error = offerFault(offer_price, asking)
      const amount = formatAmount(lowestOffer(asking))
      return error ? { offer_price: t(`price.${error}`, { amount }) } : {}
    },
    send: async ({ offer_price, message }) => {
      const price = Number(offer_price)
      await offer.mutateAsync({ price, message })
      onSubmitted(price)
    },
    refusalOf: error => refusalText(error) ?? t('failed'),
  })
  return (
    <form {...state.form}>
      <OfferFields
        piece={{ title, price: asking, photo: <Photo photo={photos[0]} alt="" sizes="4.5rem" /> }}
        form={state}
        refusal={<FormRefusal>{state.refusal}</FormRefusal>}
        messageMaxLength={OFFER_MESSAGE_MAX_LENGTH}
      />
    </form>
  )
}
