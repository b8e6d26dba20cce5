import type { Address } from '@closyyy/contract/addresses-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { addressesQuery } from '@closyyy/platform/queries/addresses'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { AddressChoice } from './address/address-choice.tsx'
import { useAddressDialog } from './address/use-address-dialog.tsx'
import { AmountDue } from './amount-due.tsx'
import * as styles from './checkout.module.css'
import { ownErrorText, rethrowAfterRefresh } from './checkout-errors.ts'
import { useCheckoutText } from './checkout-text.ts'
import type { CheckoutViewProps } from './checkout-view-props.ts'
import { orderedItems } from './lines/checkout-lines.ts'
import { PaymentMethod } from './payment-method.tsx'
import { placeOrder } from './place-order.ts'

export function AccountCheckout(props: CheckoutViewProps) {
  const t = useCheckoutText()
  const { data, isError, isFetching, refetch } = useQuery(addressesQuery)
  if (data) return <AccountForm {...props} addresses={data.filter(({ address_type }) => address_type === 'shipping')} />
  if (isError) {
    return (
      <ErrorState size="inline" message={t('address.failed')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  return (
    <div className={styles.waiting}>
      <Skeleton shape="block" />
    </div>
  )
}

function AccountForm({
  owner,
  sellerId,
  lines,
  onPlaced,
  onRejected,
  addresses,
}: CheckoutViewProps & { addresses: Address[] }) {
  const t = useCheckoutText()
  const { api } = useServices()
  const cart_items = orderedItems(lines)
  const hasInvalidItem = cart_items.some(({ product_id }) => !(product_id > 0))
  const { form, values, set, errors, isPending, formError } = useForm({
    initial: { delivery_address_id: String(preferredAddress(addresses)?.id ?? '') },
    check: ({ delivery_address_id }) => ({
      ...(!delivery_address_id && { delivery_address_id: t('address.missing') }),
    }),
    send: async ({ delivery_address_id }) => {
      if (hasInvalidItem) throw new Error('An item has no product id.')
      const body = { seller_id: sellerId, cart_items, delivery_address_id: Number(delivery_address_id) }
      await onPlaced(await placeOrder(api, owner, body).catch(error => rethrowAfterRefresh(error, onRejected)))
    },
    formErrorOf: error => {
      if (hasInvalidItem) return t('product-invalid')
      return ownErrorText(error, { failed: t('failed'), unreadable: t('no-order-id') }, t)
    },
  })
  const address = useAddressDialog(({ id }) => set('delivery_address_id', String(id)))
  return (
    <>
      <form {...form} className={styles.view}>
        <fieldset className={styles.view} disabled={isPending}>
          <AddressChoice
            addresses={addresses}
            chosen={values.delivery_address_id}
            error={errors.delivery_address_id}
            onChoose={id => set('delivery_address_id', id)}
            onNew={address.open}
            isOpening={address.isLoading}
          />
          <PaymentMethod />
        </fieldset>
        <div className={styles.end}>
          <FormError>{formError}</FormError>
          <AmountDue lines={lines} />
          <Button type="submit" size="large" pending={isPending}>
            {t('confirm')}
          </Button>
          <p className={styles.note}>{t('protection')}</p>
        </div>
      </form>
      {address.dialog}
    </>
  )
}

/** Returns the address of the last order, else the first one (CHECKOUT-13). */
function preferredAddress([first, ...others]: Address[]): Address | undefined {
  return others.reduce(
    (preferred, address) =>
      (address.last_ordered_at ?? '') > (preferred?.last_ordered_at ?? '') ? address : preferred,
    first,
  )
}
