import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import { minOffer } from '@closyyy/contract/offer-prices'
import { updateOffer } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { EndedForm } from '@closyyy/forms/ended-form'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { OfferFields } from '@closyyy/forms/offer-fields'
import { initialOffer, type OfferValues, offerError, typedOffer } from '@closyyy/forms/offer-price'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { formatAmount } from '@closyyy/i18n/money'
import { Dialog } from '@closyyy/ui/dialog'
import { useRef } from 'react'
import { OfferPhoto } from './offer-photo.tsx'
import { useOffersText } from './offers-text.ts'
import { useUpdateOffer } from './use-offer-actions.ts'

export interface OfferDialogProps {
  latest: Offer
  /** Why no further offer is possible. */
  ended: string | undefined
  open: boolean
  onClose: () => void
}

/** Dialog for the buyer's next offer and a message (OFFER-10). */
export function OfferDialog({ latest, ended, open, onClose }: OfferDialogProps) {
  const t = useOffersText()
  const unsent = useRef<OfferValues>(undefined)
  useFailureToast(open, unsent, error => serverMessage(error) ?? t('failed.price'), Boolean(ended))
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.title')}>
      {ended ? (
        <EndedForm reason={ended} typed={typedOffer(unsent.current)} />
      ) : (
        <OfferForm latest={latest} unsent={unsent} onSent={onClose} />
      )}
    </Dialog>
  )
}

interface OfferFormProps {
  latest: Offer
  unsent: UnsentValues<OfferValues>
  onSent: () => void
}

function OfferForm({ latest, unsent, onSent }: OfferFormProps) {
  const t = useOffersText()
  const { product_price: price, product_title: title, product_image } = latest
  const update = useUpdateOffer(latest, 'toast.offered')
  const findInputErrors = useInputErrors()
  const state = useForm({
    initial: initialOffer(price, unsent.current),
    unsent,
    check,
    send: async ({ offer_price, message }) => {
      await update.mutateAsync({ price: readAmount(offer_price), message })
      onSent()
    },
    formErrorOf: error => serverMessage(error) ?? t('failed.price'),
  })

  /** Applies the contract's rules first, then those that need the product's price. */
  async function check({ offer_price, message }: OfferValues): Promise<Record<string, string>> {
    const body = { offer_price: readAmount(offer_price), product_id: latest.product_id, message }
    const errors = await findInputErrors(updateOffer, body)
    if (Object.keys(errors).length > 0) return errors
    const error = offerError(offer_price, price)
    return error ? { offer_price: t(`offer.${error}`, { amount: formatAmount(minOffer(price)) }) } : {}
  }

  return (
    <form {...state.form}>
      <OfferFields product={{ title, price, photo: <OfferPhoto path={product_image} /> }} form={state} />
    </form>
  )
}
