import { buyableItems, isGone, orderableQuantity, orderableTotal } from '@closyyy/contract/cart-items'
import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import { deliveryCities } from '@closyyy/contract/delivery-cities'
import { toRupees } from '@closyyy/contract/money'
import { DELIVERY_FEE } from '@closyyy/contract/order-fees'
import type { Locale } from '@closyyy/i18n/locales'
import { formatPrice } from '@closyyy/i18n/money'
import { type Html, html } from '../../plain-parts/html.ts'
import { PLAIN_CART_PATH, plainCheckoutPath } from '../../plain-parts/plain-paths.ts'
import type { Text } from '../../plain-parts/texts/text.ts'
import {
  alertOf,
  boxOf,
  choiceOf,
  type FieldParts,
  fieldOf,
  goneState,
  hiddenOf,
  photoOf,
  priceOf,
  productFactsOf,
} from '../form-parts.ts'
import { type CheckoutForm, itemField, type TextField } from './checkout-form.ts'

export interface CheckoutPageParts {
  t: Text
  locale: Locale
  /** Undefined if only the products that were sent are known. */
  cart: Cart | undefined
  sellerId: number
  form: CheckoutForm
}

/** The checkout of a guest (CHECKOUT-3, CHECKOUT-7). */
export function checkoutPage({ t, locale, cart, sellerId, form }: CheckoutPageParts): Html {
  const items = cart?.items.filter(({ product }) => product.user.id === sellerId) ?? []
  const ordered = cart ? buyableItems(items).map(orderedField) : form.items
  const back = html`<p><a href="${PLAIN_CART_PATH}">${t('checkout.back')}</a></p>`
  const fields = html`${hiddenOf('key', form.key)}${hiddenOf('seller_id', sellerId)}${ordered.map(item => hiddenOf('item', item))}${contact(t, form)}${delivery(t, locale, form)}${payment(t)}`
  return html`<div class="plainPage"><h1>${t('checkout.heading')}</h1>${alertOf(form.messages)}${
    ordered.length === 0
      ? html`<p>${t('checkout.missing')}</p>`
      : html`${cart && summary(t, items)}<form action="${plainCheckoutPath(sellerId)}" method="post">${fields}<button type="submit" class="plainButton">${t('checkout.confirm')}</button><p class="plainNote">${t('checkout.protection')}</p></form>`
  }${back}</div>`
}

const orderedField = (item: CartItem) => itemField(item.product_id, orderableQuantity(item), item.unit_price, item.id)

function summary(t: Text, items: CartItem[]): Html {
  const total = toRupees(orderableTotal(items))
  const sums = [
    [t('checkout.items-total'), total],
    [t('checkout.shipping-fee'), DELIVERY_FEE],
    [t('checkout.total'), total + DELIVERY_FEE],
  ] as const
  return html`<section class="plainGroup" aria-labelledby="summary"><h2 id="summary">${t('checkout.summary')}</h2><ul role="list" class="plainLines">${items.map(
    item => summaryLine(t, item),
  )}</ul><dl class="plainSums">${sums.map(([label, amount]) => html`<div><dt>${label}</dt><dd>${priceOf(amount)}</dd></div>`)}</dl></section>`
}

function summaryLine(t: Text, item: CartItem): Html {
  const { product, unit_price } = item
  const times = { count: orderableQuantity(item), price: formatPrice(unit_price) }
  return html`<li class="plainLine">${photoOf(product.photos[0])}<div><p dir="auto">${product.title || t('product.missing')}</p>${productFactsOf(t, product)}${
    isGone(item) ? goneState(t, item) : html`<p><bdi dir="ltr">${t('checkout.times', times)}</bdi></p>`
  }</div></li>`
}

function contact(t: Text, form: CheckoutForm): Html {
  const email = { type: 'email', autocomplete: 'email', dir: 'ltr', maxlength: 254 } as const
  const phone = {
    label: t('checkout.phone'),
    hint: t('checkout.phone.hint'),
    type: 'tel',
    autocomplete: 'tel',
    dir: 'ltr',
    maxlength: 30,
  } as const
  return html`<section class="plainGroup"><h2>${t('checkout.contact')}</h2>${textField(form, 'phone', phone)}${textField(
    form,
    'email',
    {
      ...email,
      label: t('checkout.email'),
      hint: t('checkout.email.hint'),
    },
  )}${boxOf('subscribe', t('checkout.subscribe'), form.boxes.subscribe === true)}</section>`
}

function delivery(t: Text, locale: Locale, form: CheckoutForm): Html {
  const { texts, boxes, errors } = form
  const city = choiceOf({
    name: 'city',
    label: t('checkout.city'),
    placeholder: t('checkout.city.choose'),
    value: texts.city ?? '',
    errors: errors.city,
    options: deliveryCities.map(([name, urdu]) => [name, locale === 'ur' ? urdu : name]),
  })
  const first = { label: t('checkout.first-name'), autocomplete: 'given-name', maxlength: 50 }
  const last = { label: t('checkout.last-name'), autocomplete: 'family-name', maxlength: 50 }
  const address = { label: t('checkout.address'), autocomplete: 'street-address', maxlength: 200 }
  const postalCode = {
    label: t('checkout.postal-code'),
    hint: t('checkout.postal-code.hint'),
    autocomplete: 'postal-code',
    dir: 'ltr',
    maxlength: 20,
    isRequired: false,
  } as const
  return html`<section class="plainGroup"><h2>${t('checkout.delivery')}</h2>${textField(form, 'first_name', first)}${textField(form, 'last_name', last)}${textField(form, 'address', address)}${city}${textField(form, 'postal_code', postalCode)}${boxOf('save_info', t('checkout.save-info'), boxes.save_info === true)}${boxOf('text_offers', t('checkout.text-offers'), boxes.text_offers === true)}</section>`
}

function textField(
  { texts, errors }: CheckoutForm,
  name: TextField,
  parts: Omit<FieldParts, 'name' | 'value' | 'errors'>,
): Html {
  return fieldOf({ ...parts, name, value: texts[name] ?? '', errors: errors[name] })
}

const payment = (t: Text): Html =>
  html`<section class="plainGroup"><h2>${t('checkout.payment')}</h2><p><strong>${t('checkout.payment.cash')}</strong></p><p class="plainNote">${t('checkout.payment.cash.text')}</p></section>`
