import { isApiError } from '@closyyy/api-client/api-error'
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
  /** Of the link in a guest's email. */
  token: string | undefined
}

export function registerOrderForms({ get, post }: FormRoutes): void {
  get(plainOrderPath(':orderId'), (visit, { params, query }) => {
    const { orderId } = params as { orderId: string }
    const { token } = query as { token?: string }
    return showOrder(visit, { orderId, token: typeof token === 'string' ? token : undefined })
  })
  for (const action of orderActions) {
    post(`${plainOrderPath(':orderId')}/${action}`, async (visit, request) => {
      const { orderId } = request.params as { orderId: string }
      const proof = { orderId, token: fieldsOf(request).get('token') ?? undefined }
      const body = { guest_id: visit.guestId, token: proof.token }
      try {
        await visit.api.call(calls[action], { params: { id: Number(orderId) }, body })
      } catch (error) {
        if (!isApiError(error) || statusOf(error) === 503) throw error
        return showOrder(visit, proof, error)
      }
      return visit.redirect(plainOrderPath(orderId, proof.token))
    })
  }
}

/** Shows an order to the guest who placed it, or who has the link of its emails. */
async function showOrder(visit: FormVisit, proof: OrderProof, failure?: unknown): Promise<FastifyReply> {
  const { api, t, locale, guestId, show } = visit
  const { orderId, token } = proof
  const title = t('order.title', { number: orderId })
  try {
    const params = { orderId: Number(orderId) }
    const order = await api.call(getGuestOrder, { params, query: { guest_id: guestId, token } })
    const messages = failure === undefined ? [] : [failureText(t, failure)]
    const status = failure === undefined ? 200 : statusOf(failure)
    return show(title, orderPage({ t, locale, order, token, messages }), status)
  } catch (error) {
    if (!isApiError(error) || statusOf(error) === 503) throw error
    return show(title, missingOrderPage(t, failureText(t, error)), statusOf(error))
  }
}
