import { expectedArrival } from '@closyyy/contract/arrival'
import { canReport } from '@closyyy/contract/disputes'
import type { Order } from '@closyyy/contract/orders-schemas'
import { productPath, shopPath } from '@closyyy/contract/paths'
import { places } from '@closyyy/contract/places'
import type { OrderRefund } from '@closyyy/contract/refunds-schemas'
import { shopDay, shopDays, shopTime } from '@closyyy/i18n/local-time'
import type { Locale } from '@closyyy/i18n/locales'
import { formatPrice } from '@closyyy/i18n/money'
import { displayPhone } from '@closyyy/i18n/phone'
import { type Html, html } from '../../plain-parts/html.ts'
import { PLAIN_CART_PATH, plainOrderFormPath } from '../../plain-parts/plain-paths.ts'
import type { Text } from '../../plain-parts/texts/text.ts'
import { alertOf, factsOf, fieldOf, photoOf, priceOf } from '../form-parts.ts'
import type { SentForm } from '../sent-form.ts'
import { refundSection } from './refund-section.ts'

export const orderActions = ['confirm', 'cancel'] as const

export interface OrderPageParts {
  t: Text
  locale: Locale
  order: Order
  /** Undefined if none is owed. */
  refund: OrderRefund | undefined
  /** Of the link in a guest's email. */
  token: string | undefined
  messages?: string[]
  /** True for the page that a message's link opened, which confirms the order without a code. */
  confirms?: boolean
  sent: SentForm
}

/** The order of a guest (ORDER-7). */
export function orderPage(parts: OrderPageParts): Html {
  const { t, locale, order, refund, token, messages = [], sent } = parts
  const { id, confirm_by, held_until, tracking_no, total_amount } = order
  const isOpen = order.status === 'pending' || (order.status === 'shipped' && !order.outcome)
  const arrival = isOpen && !confirm_by && !held_until && expectedArrival(order)
  return html`<div class="plainPage"><h1>${t(`order.heading.${headingOf(order)}`)}</h1>${alertOf(messages)}<p>${t('order.number')} <bdi>${tracking_no}</bdi></p>${
    isOpen && fact(t('order.pay'), priceOf(total_amount))
  }${arrival && fact(t('order.arrives'), html`${shopDays(arrival.from, arrival.to, locale)}`)}${
    confirm_by && confirmForm(parts)
  }${order.confirmation?.state === 'lapsed' && html`<p>${t('order.lapsed')} <a href="${PLAIN_CART_PATH}">${t('order.lapsed.cart')}</a></p>`}${nextStep(t, order, locale)}${
    refund && refundSection({ t, locale, orderId: id, token, refund, sent })
  }${itemsSection(t, order)}${factsSection(t, order, locale)}${actionForms(t, order, token)}</div>`
}

function headingOf({ status, outcome, confirm_by, confirmation }: Order) {
  if (confirm_by) return 'unconfirmed'
  return confirmation?.state === 'lapsed' ? 'lapsed' : (outcome ?? status)
}

const outcomesWithoutTime = ['refused', 'lost', 'returning'] as const

function stepOf({ status, outcome, open_dispute, is_taken, confirm_by, held_until }: Order) {
  if (open_dispute) return 'disputed'
  if (is_taken) return 'taken'
  const isOver = status === 'completed' || status === 'cancelled' || confirm_by || held_until
  return outcomesWithoutTime.find(name => name === outcome) ?? (isOver ? undefined : status)
}

/** Returns what happens next and, if the order ends by itself, when (ORDER-13). */
function nextStep(t: Text, order: Order, locale: Locale): Html[] {
  const { username } = order.seller
  const { deadline_at } = order.open_dispute ?? order
  const step = stepOf(order)
  const hasText = step && (deadline_at || outcomesWithoutTime.some(name => name === step))
  const texts = [
    order.held_until && t('order.held'),
    step === 'pending' && `${t('order.packing', { username })} ${t('order.email')}`,
    hasText && t(`order.next.${step}`, { username, time: deadline_at ? shopTime(deadline_at, locale) : '' }),
    order.open_dispute && t('order.dispute.open'),
    canReport(order) && t('order.dispute.report'),
  ]
  return texts.filter(text => typeof text === 'string').map(text => html`<p>${text}</p>`)
}

/** Leaves room for the words around a pasted code (PHONE-9). */
const MAX_CODE_TEXT = 200

/** Asks for the code of an unconfirmed order (CONFIRMATION-2). */
function confirmForm({ t, locale, order, token, confirms, sent }: OrderPageParts): Html {
  const { id, confirmation, confirm_by } = order
  const button = html`<button type="submit" class="plainButton">${t('order.place')}</button>`
  if (confirms && token)
    return html`<form action="${plainOrderFormPath('confirmation', id, token, '1')}" method="post">${button}</form>`
  const until = confirm_by && html`<p>${t('order.confirm.until', { time: shopTime(confirm_by, locale) })}</p>`
  const code = fieldOf({
    name: 'code',
    label: t('order.code'),
    hint: t('order.code.sent', { contact: confirmation?.sent_to ?? '' }),
    value: '',
    errors: sent.errors.code,
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    dir: 'ltr',
    maxlength: MAX_CODE_TEXT,
  })
  return html`${until}<form action="${plainOrderFormPath('confirmation', id, token)}" method="post">${code}${button}</form><form action="${plainOrderFormPath('code', id, token)}" method="post"><button type="submit" class="plainButton plainQuiet">${t('order.code.resend')}</button></form>`
}

/** Shown without an order: to a visitor without proof, or after a failure. */
export const missingOrderPage = (t: Text, message: string): Html =>
  html`<div class="plainPage"><h1>${t('order.heading.missing')}</h1>${alertOf([message])}<h2>${t('order.how')}</h2><p>${t('order.how.text')}</p><p><a class="plainButton plainQuiet" href="/">${t('error.home')}</a></p></div>`

const fact = (name: string, value: Html) =>
  html`<dl class="plainSums"><div><dt>${name}</dt><dd>${value}</dd></div></dl>`

function itemsSection(t: Text, order: Order): Html {
  const sums = [
    [t('order.subtotal'), order.subtotal],
    [t('order.shipping'), order.delivery_fee],
    [t('order.total'), order.total_amount],
  ] as const
  return html`<section class="plainGroup" aria-labelledby="items"><h2 id="items">${t('order.items')}</h2><ul role="list" class="plainLines">${order.items.map(
    ({ title, size_label, condition, quantity, price, product }) =>
      html`<li class="plainLine">${photoOf(product.photos[0])}<div><p dir="auto"><a href="${productPath(product)}">${title}</a></p>${factsOf(t, { size_label, condition })}<p><bdi dir="ltr">${t('checkout.times', { count: quantity, price: formatPrice(price) })}</bdi></p></div></li>`,
  )}</ul><dl class="plainSums">${sums.map(([label, amount]) => html`<div><dt>${label}</dt><dd>${priceOf(amount)}</dd></div>`)}</dl></section>`
}

function factsSection(t: Text, { created_at, seller, recipient, delivery_address }: Order, locale: Locale): Html {
  const { address_line_1, address_line_2, city, zip_or_postal_code } = delivery_address
  const phone = recipient?.phone && displayPhone(recipient.phone)
  const place = placeName(city, locale)
  const lines = [recipient?.name, address_line_1, address_line_2, place, zip_or_postal_code, phone].filter(Boolean)
  return html`<section class="plainGroup"><dl class="plainFacts"><dt>${t('order.date')}</dt><dd>${shopDay(created_at, locale)}</dd><dt>${t('order.seller')}</dt><dd><a href="${shopPath(seller.id)}"><bdi>${seller.username}</bdi></a></dd><dt>${t('order.address')}</dt><dd>${lines.map(
    line => html`<span class="plainRow"><bdi>${line}</bdi></span>`,
  )}</dd></dl></section>`
}

const placeName = (name: string, locale: Locale): string =>
  (locale === 'ur' && places.find(([known]) => known === name)?.[1]) || name

/** An action asks first: it is folded, with its consequences beside the button. */
function actionForms(t: Text, { id, actions, seller }: Order, token: string | undefined): Html[] {
  return orderActions
    .filter(action => actions.includes(action))
    .map(
      action =>
        html`<details class="plainGroup"><summary>${t(`order.${action}`)}</summary><p>${t(`order.${action}.text`, {
          username: seller.username,
        })}</p><form action="${plainOrderFormPath(action, id, token)}" method="post"><button type="submit" class="plainButton plainQuiet">${t(`order.${action}.yes`)}</button></form></details>`,
    )
}
