import { useAddressChecks } from '@closyyy/forms/address-checks'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { useServices } from '@closyyy/platform/services'
import { requireGuestId } from '@closyyy/platform/session-data/guest-id'
import { Button } from '@closyyy/ui/button'
import { useEffect, useState } from 'react'
import { AmountDue } from '../amount-due.tsx'
import * as styles from '../checkout.module.css'
import { guestErrorText, rethrowAfterRefresh } from '../checkout-errors.ts'
import { useCheckoutText } from '../checkout-text.ts'
import type { CheckoutViewProps } from '../checkout-view-props.ts'
import { orderedItems } from '../lines/checkout-lines.ts'
import { PaymentMethod } from '../payment-method.tsx'
import { placeOrder } from '../place-order.ts'
import { GuestContact } from './guest-contact.tsx'
import { GuestDelivery } from './guest-delivery.tsx'
import {
  atPickedCity,
  guestErrors,
  readGuestInfo,
  saveOrClearGuestInfo,
  storeTypedInfo,
  typingError,
} from './guest-info.ts'

/** Checkout of a guest: contact, delivery, cash on delivery (CHECKOUT-3). */
export function GuestCheckout({ owner, sellerId, lines, onPlaced, onRejected }: CheckoutViewProps) {
  const t = useCheckoutText()
  const { api } = useServices()
  const address = useAddressChecks('shipping', () => t('address'))
  const [initial] = useState(readGuestInfo)
  const guest = useForm({
    initial,
    check: values => {
      const errors = Object.entries(guestErrors(values))
      return Object.fromEntries(errors.map(([name, error]) => [name, t(error)]))
    },
    flags: address.flags,
    forbids: (name, text) => {
      const error = typingError(name, text)
      return error ? t(error) : address.forbids(name, text)
    },
    summaryOf: errors => (Object.values(errors).includes(t('required')) ? t('contact.missing') : undefined),
    send: async values => {
      storeTypedInfo(values)
      const { selectedCity, typedCity: _typed, ...info } = values
      const cart_items = orderedItems(lines).map(({ offer_id: _none, ...item }) => item)
      const guest_info = { ...info, city: selectedCity, guest_id: requireGuestId() }
      const body = { seller_id: sellerId, cart_items, guest_info }
      const order = await placeOrder(api, owner, body).catch(error =>
        rethrowAfterRefresh(atPickedCity(error), onRejected),
      )
      saveOrClearGuestInfo(values)
      await onPlaced(order)
    },
    formErrorOf: error => guestErrorText(error, { failed: t('failed'), unreadable: t('no-id') }),
  })
  const { values } = guest
  useEffect(() => {
    if (values !== initial) storeTypedInfo(values)
  }, [values, initial])
  return (
    <form {...guest.form} className={styles.view}>
      <fieldset className={styles.view} disabled={guest.isPending}>
        <GuestContact guest={guest} />
        <GuestDelivery guest={guest} />
        <PaymentMethod />
      </fieldset>
      <div className={styles.end}>
        <FormError>{guest.formError}</FormError>
        <AmountDue lines={lines} />
        <Button type="submit" size="large" pending={guest.isPending} pendingLabel={t('processing')}>
          {t('confirm')}
        </Button>
        <p className={styles.note}>{t('protection')}</p>
      </div>
    </form>
  )
}
