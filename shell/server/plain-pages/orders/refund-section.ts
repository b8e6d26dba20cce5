import { refundMethods } from '@closyyy/contract/refunds'
import type { OrderRefund } from '@closyyy/contract/refunds-schemas'
import { shopDay } from '@closyyy/i18n/local-time'
import type { Locale } from '@closyyy/i18n/locales'
import { formatPrice } from '@closyyy/i18n/money'
import { type Html, html } from '../../plain-parts/html.ts'
import { plainOrderFormPath } from '../../plain-parts/plain-paths.ts'
import type { Text } from '../../plain-parts/texts/text.ts'
import { choiceOf, fieldOf } from '../form-parts.ts'
import type { SentForm } from '../sent-form.ts'

export interface RefundSectionParts {
  t: Text
  locale: Locale
  orderId: number
  token: string | undefined
  refund: OrderRefund
  sent: SentForm
}

/** Longest name and number of an account. */
const MAX_TITLE = 100
const MAX_NUMBER = 50

export const refundFields = ['method', 'account_title', 'account_number'] as const

/** Where the refund of an order goes, and whether it was sent (REFUND-1). */
export function refundSection(parts: RefundSectionParts): Html {
  const { t, locale, refund, sent } = parts
  const isRejected = refundFields.some(name => sent.fields.has(name))
  const form =
    refund.can_change &&
    (refund.state === 'account-needed'
      ? accountForm(parts)
      : html`<details${isRejected && html` open`}><summary>${t('refund.change')}</summary>${accountForm(parts)}</details>`)
  return html`<section class="plainGroup" aria-labelledby="refund"><h2 id="refund">${t('refund.title')}</h2><p>${refundText(t, refund, locale)}</p>${form}</section>`
}

function refundText(t: Text, { amount: rupees, account, state, sent_at, reference }: OrderRefund, locale: Locale) {
  const amount = formatPrice(rupees)
  if (!account) return t('refund.needed', { amount })
  const values = { amount, method: t(`refund.method.${account.method}`), ending: account.ending }
  if (state !== 'sent') return t('refund.on-its-way', values)
  const on = sent_at ? shopDay(sent_at, locale) : ''
  return t('refund.sent', { ...values, on, reference: reference ?? '' })
}

function accountForm({ t, orderId, token, sent: { fields, errors } }: RefundSectionParts): Html {
  const field = (name: (typeof refundFields)[number]) => ({
    name,
    value: fields.get(name) ?? '',
    errors: errors[name],
  })
  const method = choiceOf({
    ...field('method'),
    label: t('refund.method'),
    placeholder: t('refund.method.choose'),
    options: refundMethods.map(one => [one, t(`refund.method.${one}`)]),
  })
  const title = fieldOf({
    ...field('account_title'),
    label: t('refund.holder'),
    autocomplete: 'name',
    maxlength: MAX_TITLE,
  })
  const number = fieldOf({
    ...field('account_number'),
    label: t('refund.number'),
    hint: t('refund.number.hint'),
    autocomplete: 'off',
    dir: 'ltr',
    maxlength: MAX_NUMBER,
  })
  return html`<form action="${plainOrderFormPath('refund', orderId, token)}" method="post">${method}${title}${number}<button type="submit" class="plainButton">${t('refund.save')}</button></form>`
}
