import { isApiError } from '@closyyy/api-client/api-error'
import { ID } from '@closyyy/contract/ids'
import { confirmPlacedOrder, sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { cancelOrder, confirmOrder, getGuestOrder } from '@closyyy/contract/orders-calls'
import type { RefundMethod } from '@closyyy/contract/refunds'
import { getRefund, saveGuestRefundAccount } from '@closyyy/contract/refunds-calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainOrderPath } from '../../plain-parts/plain-paths.ts'
import { failureText, statusOf } from '../failure-page.ts'
import { type FormFields, fieldsOf } from '../form-fields.ts'
import type { FormRoutes, FormVisit } from '../form-visit.ts'
import { noForm, rejectedFormOf, type SentForm } from '../sent-form.ts'
import { missingOrderPage, orderActions, orderPage } from './order-page.ts'
import { refundFields } from './refund-section.ts'

/** Paths with another id are unknown pages. */
const ROUTE = plainOrderPath(`:orderId(${ID.source})`)
const calls = { confirm: confirmOrder, cancel: cancelOrder }

interface OrderProof {
  orderId: string
  /** Of the link in a guest's message. */
  token: string | undefined
  /** True for a link that confirms the order. */
  confirms: boolean
}

function proofOf({ params, query }: FastifyRequest): OrderProof {
  const { orderId } = params as { orderId: string }
  const { token, confirm } = query as { token?: string; confirm?: string }
  return { orderId, token: typeof token === 'string' ? token : undefined, confirms: confirm === '1' }
}

export function registerOrderForms({ get, post }: FormRoutes): void {
  get(ROUTE, (visit, request) => showOrder(visit, proofOf(request)))
  const registerAction = (path: string, run: OrderFormAction) => {
    // A rejected form leaves its path in the browser, which reloads it with GET.
    get(`${ROUTE}/${path}`, async (visit, request) => {
      const { orderId, token, confirms } = proofOf(request)
      return visit.redirect(plainOrderPath(orderId, token, confirms ? '1' : undefined))
    })
    post(`${ROUTE}/${path}`, async (visit, request) => {
      const proof = proofOf(request)
      const { orderId, token } = proof
      const fields = fieldsOf(request)
      const credentials = { guest_id: visit.guestId, token }
      try {
        await run(visit, Number(orderId), { credentials, fields })
      } catch (error) {
        if (!isApiError(error) || statusOf(error) === 503) throw error
        return showOrder(visit, proof, { error, form: rejectedFormOf(fields, error) })
      }
      return visit.redirect(plainOrderPath(orderId, token))
    })
  }
  for (const action of orderActions)
    registerAction(action, ({ api }, id, { credentials: body }) => api.call(calls[action], { params: { id }, body }))
  registerAction('confirmation', ({ api }, id, { credentials, fields }) =>
    api.call(confirmPlacedOrder, {
      params: { id },
      body: { ...credentials, code: fields.get('code')?.trim() ?? undefined },
    }),
  )
  registerAction('refund', ({ api }, id, { credentials, fields }) =>
    api.call(saveGuestRefundAccount, { params: { id }, body: { ...credentials, ...accountOf(fields) } }),
  )
  registerAction('code', ({ api }, id, { credentials: body }) => api.call(sendOrderCode, { params: { id }, body }))
}

type OrderFormAction = (
  visit: FormVisit,
  id: number,
  sent: { credentials: { guest_id: string | undefined; token: string | undefined }; fields: FormFields },
) => Promise<unknown>

/** Reads an account without judging it: the API has the rules. */
const accountOf = (fields: FormFields) => ({
  method: fields.get('method') as RefundMethod,
  account_title: fields.get('account_title') ?? '',
  account_number: fields.get('account_number') ?? '',
})

/** Fields with places for their own messages. */
const shownFields = ['code', ...refundFields]

interface RejectedAction {
  error: unknown
  form: SentForm
}

/** Shows an order to the guest who placed it, or who has the link of its messages. */
async function showOrder(visit: FormVisit, proof: OrderProof, rejected?: RejectedAction): Promise<FastifyReply> {
  const { api, t, locale, guestId, show } = visit
  const { orderId, token, confirms } = proof
  const title = t('order.title', { number: orderId })
  try {
    const query = { guest_id: guestId, token }
    const id = Number(orderId)
    const order = await api.call(getGuestOrder, { params: { orderId: id }, query })
    const refund = order.refund ? await api.call(getRefund, { params: { id }, query }) : undefined
    const { error, form: sent } = rejected ?? { error: undefined, form: noForm }
    const messages = !rejected || shownFields.some(name => sent.errors[name]) ? [] : [failureText(t, error)]
    const content = orderPage({ t, locale, order, refund, token, confirms, messages, sent })
    const isSecret = sent.fields.has('account_number')
    return show({ title, content, status: rejected ? statusOf(error) : 200, isSecret })
  } catch (error) {
    if (!isApiError(error) || statusOf(error) === 503) throw error
    return show({ title, content: missingOrderPage(t, failureText(t, error)), status: statusOf(error) })
  }
}
