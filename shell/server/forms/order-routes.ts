import { isApiError } from '@closyyy/api-client/api-error'
import { confirmPlacedOrder, sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { cancelOrder, confirmOrder, getGuestOrder } from '@closyyy/contract/orders-calls'
import type { FastifyReply } from 'fastify'
import { plainOrderPath } from '../no-script/plain-paths.ts'
import { failureText, statusOf } from './failure-page.ts'
import { fieldsOf } from './form-fields.ts'
import type { FormRoutes, FormVisit } from './form-visit.ts'
import { missingOrderPage, orderActions, orderPage } from './order-page.ts'

const calls = { confirm: confirmOrder, cancel: cancelOrder }

interface OrderProof {
  orderId: string
  /** Of the link in a guest's message. */
  token: string | undefined
  /** True for a link that confirms the order. */
  confirms?: boolean
}

export function registerOrderForms({ get, post }: FormRoutes): void {
  get(plainOrderPath(':orderId'), (visit, { params, query }) => {
    const { orderId } = params as { orderId: string }
    const { token, confirm } = query as { token?: string; confirm?: string }
    return showOrder(visit, {
      orderId,
      token: typeof token === 'string' ? token : undefined,
      confirms: confirm === '1',
    })
  })
  const registerAction = (path: string, run: OrderFormAction) =>
    post(`${plainOrderPath(':orderId')}/${path}`, async (visit, request) => {
      const { orderId } = request.params as { orderId: string }
      const fields = fieldsOf(request)
      const proof = { orderId, token: fields.get('token') ?? undefined, confirms: fields.has('confirm') }
      const credentials = { guest_id: visit.guestId, token: proof.token }
      try {
        await run(visit, Number(orderId), { credentials, code: fields.get('code')?.trim() ?? undefined })
      } catch (error) {
        if (!isApiError(error) || statusOf(error) === 503) throw error
        return showOrder(visit, proof, error)
      }
      return visit.redirect(plainOrderPath(orderId, proof.token))
    })
  for (const action of orderActions)
    registerAction(action, ({ api }, id, { credentials: body }) => api.call(calls[action], { params: { id }, body }))
  registerAction('confirmation', ({ api }, id, { credentials, code }) =>
    api.call(confirmPlacedOrder, { params: { id }, body: { ...credentials, code } }),
  )
  registerAction('code', ({ api }, id, { credentials: body }) => api.call(sendOrderCode, { params: { id }, body }))
}

type OrderFormAction = (
  visit: FormVisit,
  id: number,
  sent: { credentials: { guest_id: string | undefined; token: string | undefined }; code: string | undefined },
) => Promise<unknown>

/** Shows an order to the guest who placed it, or who has the link of its messages. */
async function showOrder(visit: FormVisit, proof: OrderProof, failure?: unknown): Promise<FastifyReply> {
  const { api, t, locale, guestId, show } = visit
  const { orderId, token, confirms } = proof
  const title = t('order.title', { number: orderId })
  try {
    const params = { orderId: Number(orderId) }
    const order = await api.call(getGuestOrder, { params, query: { guest_id: guestId, token } })
    const codeErrors = isApiError(failure) ? failure.errors.code : undefined
    const messages = failure === undefined || codeErrors ? [] : [failureText(t, failure)]
    const status = failure === undefined ? 200 : statusOf(failure)
    return show(title, orderPage({ t, locale, order, token, confirms, messages, codeErrors }), status)
  } catch (error) {
    if (!isApiError(error) || statusOf(error) === 503) throw error
    return show(title, missingOrderPage(t, failureText(t, error)), statusOf(error))
  }
}
