import type { ApiError } from '@closyyy/api-client/api-error'
import type { Text } from '../../plain-parts/texts/text.ts'
import { statusOf } from '../failure-page.ts'
import { type CheckoutForm, textFields, withNewKey } from './checkout-form.ts'

/**
 * Returns the form with the messages of a failed order, those about a field at that field. The key stays, so that a retry
 * of an order that may have been placed returns that order; a key that was used for another order is replaced.
 */
export function rejectedForm(t: Text, form: CheckoutForm, error: ApiError): CheckoutForm {
  if (error.errors['Idempotency-Key']) return withNewKey(form, t('checkout.placed'))
  if (statusOf(error) === 503) return { ...form, isUnknown: true, messages: [t('checkout.unknown')] }
  const errors = Object.fromEntries(textFields.map(name => [name, error.errors[`guest_info.${name}`]]))
  const others = Object.entries(error.errors).filter(
    ([field]) => !Object.hasOwn(errors, field.replace('guest_info.', '')),
  )
  const isInvalid = Object.values(errors).some(messages => messages !== undefined)
  const messages = isInvalid ? [t('checkout.invalid')] : [error.message || t('error.failed')]
  return { ...form, errors, messages: [...new Set([...messages, ...others.flatMap(([, texts]) => texts)])] }
}
