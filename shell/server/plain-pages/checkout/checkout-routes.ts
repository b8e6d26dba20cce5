import { isApiError } from '@closyyy/api-client/api-error'
import { checkoutGuest } from '@closyyy/contract/checkout-calls'
import type { FastifyReply } from 'fastify'
import { PLAIN_CHECKOUT_PATH, plainOrderPath } from '../../plain-parts/plain-paths.ts'
import { readCart } from '../cart/read-cart.ts'
import { statusOf } from '../failure-page.ts'
import { fieldsOf } from '../form-fields.ts'
import type { FormRoutes, FormVisit } from '../form-visit.ts'
import { rejectedForm } from './checkout-errors.ts'
import { type CheckoutForm, emptyCheckoutForm, isKey, orderOf, readCheckoutForm, withNewKey } from './checkout-form.ts'
import { checkoutPage } from './checkout-page.ts'

const guestCall = {
  ...checkoutGuest,
  // The id is enough to open the order's page (CHECKOUT-8).
  schemas: async () => ({
    ...(await checkoutGuest.schemas()),
    data: (await import('@closyyy/contract/checkout-schemas')).PlacedOrder,
  }),
}

export function registerCheckoutForm({ get, post }: FormRoutes): void {
  get(PLAIN_CHECKOUT_PATH, (visit, { query }) => {
    const { sellerId } = query as { sellerId?: string }
    return showCheckout(visit, Number(sellerId), emptyCheckoutForm())
  })
  post(PLAIN_CHECKOUT_PATH, async (visit, request) => {
    const fields = fieldsOf(request)
    const form = readCheckoutForm(fields)
    const body = orderOf(fields, visit.requireGuestId())
    if (!isKey(form.key)) return showCheckout(visit, body.seller_id, withNewKey(form, visit.t('error.failed')), 422)
    try {
      const { id } = await visit.api.call(guestCall, { body }, { headers: { 'Idempotency-Key': form.key } })
      return visit.redirect(plainOrderPath(id))
    } catch (error) {
      if (!isApiError(error)) throw error
      return showCheckout(visit, body.seller_id, rejectedForm(visit.t, form, error), statusOf(error))
    }
  })
}

async function showCheckout(
  visit: FormVisit,
  sellerId: number,
  form: CheckoutForm,
  status = 200,
): Promise<FastifyReply> {
  const { t, locale, show } = visit
  // An order that was placed has emptied the cart.
  const cart = form.isUnknown ? undefined : await readCart(visit)
  return show({ title: t('checkout.heading'), content: checkoutPage({ t, locale, cart, sellerId, form }), status })
}
