import { buyableItems, isGone, nothingToBuyReason, orderableTotal } from '@closyyy/contract/cart-items'
import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import { toRupees } from '@closyyy/contract/money'
import { CART_ITEMS_FORM_PATH, productPath, shopPath } from '@closyyy/contract/paths'
import { formatPrice } from '@closyyy/i18n/money'
import { type Html, html } from '../../plain-parts/html.ts'
import { plainCheckoutPath } from '../../plain-parts/plain-paths.ts'
import type { Text } from '../../plain-parts/texts/text.ts'
import { alertOf, goneState, hiddenOf, photoOf, priceOf, productFactsOf } from '../form-parts.ts'
import { sellerGroups } from './cart-groups.ts'

/** Most units that one choice offers. */
const MAX_CHOICES = 20

export function cartPage(t: Text, { items }: Cart, messages: string[] = []): Html {
  return html`<div class="plainPage"><h1>${t('cart.heading')}</h1>${alertOf(messages)}${
    items.length === 0
      ? html`<p><strong>${t('cart.empty')}</strong></p><p>${t('cart.empty.text')}</p>${continueLink(t)}`
      : sellerGroups(items).map(group => sellerSection(t, group))
  }</div>`
}

const continueLink = (t: Text) => html`<p><a class="plainButton plainQuiet" href="/">${t('cart.continue')}</a></p>`

function sellerSection(t: Text, items: CartItem[]): Html {
  const seller = items[0]?.product.user
  return html`<section class="plainGroup">${
    seller && html`<h2><a href="${shopPath(seller.id)}"><bdi>${seller.username}</bdi></a></h2>`
  }<ul role="list" class="plainLines">${items.map(item => cartRow(t, item))}</ul>${groupTotal(t, items)}${continueLink(t)}</section>`
}

function groupTotal(t: Text, items: CartItem[]): Html {
  const buyable = buyableItems(items)
  const seller = buyable[0]?.product.user
  if (!seller) {
    return html`<p>${t(nothingToBuyTexts[nothingToBuyReason(items)])}</p>`
  }
  return html`<dl class="plainSums"><div><dt>${t('cart.total')}</dt><dd>${priceOf(toRupees(orderableTotal(buyable)))}</dd></div></dl><p class="plainNote">${t('cart.shipping')}</p><p><a class="plainButton" href="${plainCheckoutPath(seller.id)}">${t('checkout.heading')}</a></p>`
}

/** Ids of the texts in place of a total (CART-3). */
const nothingToBuyTexts = {
  vacation: 'cart.vacation.text',
  'off-sale': 'cart.nothing-on-sale',
  removed: 'cart.nothing-for-sale',
  sold: 'cart.sold-out',
} as const

function cartRow(t: Text, item: CartItem): Html {
  const { product, quantity, unit_price, total_price } = item
  const title = product.title || t('product.missing')
  return html`<li class="plainLine">${photoOf(product.photos[0])}<div><p dir="auto">${product.title ? html`<a href="${productPath(product)}">${title}</a>` : title}</p>${productFactsOf(t, product)}<p><strong>${priceOf(total_price)}</strong>${
    quantity > 1 && html` <span class="plainNote">${t('cart.each', { price: formatPrice(unit_price) })}</span>`
  }</p>${itemState(t, item)}${priceChange(t, item)}<div class="plainControls">${
    !isGone(item) && product.quantity_left > 1 && quantityForm(t, item, title)
  }<form action="${CART_ITEMS_FORM_PATH}/remove" method="post">${hiddenOf('item_id', item.id)}<button type="submit" class="plainButton plainQuiet" aria-label="${t('cart.delete.label', { title })}">${t('cart.delete')}</button></form></div></div></li>`
}

function quantityForm(t: Text, { product, quantity }: CartItem, title: string): Html {
  const choices = Array.from({ length: Math.min(product.quantity_left, MAX_CHOICES) }, (_, at) => at + 1)
  const shown = choices.includes(quantity) ? choices : [...choices, quantity]
  return html`<form action="${CART_ITEMS_FORM_PATH}/quantity" method="post">${hiddenOf('product_id', product.id)}<select name="quantity" aria-label="${t('cart.quantity.label', { title })}">${shown.map(
    choice => html`<option${choice === quantity && html` selected`}>${choice}</option>`,
  )}</select><button type="submit" class="plainButton plainQuiet">${t('cart.quantity.set')}</button></form>`
}

function itemState(t: Text, item: CartItem): Html | false {
  const { product, quantity } = item
  if (isGone(item)) return goneState(t, item)
  if (product.user.on_vacation) return html`<p class="plainError">${t('cart.vacation')}</p>`
  return (
    quantity > product.quantity_left &&
    html`<p class="plainError">${t('cart.fewer', { count: product.quantity_left })}</p>`
  )
}

function priceChange(t: Text, { price_change, unit_price }: CartItem): Html | undefined {
  if (!price_change) return undefined
  const { previous_price } = price_change
  const values = { was: formatPrice(previous_price), price: formatPrice(unit_price) }
  return html`<p class="plainNote">${t(unit_price > previous_price ? 'price.up' : 'price.down', values)}</p>`
}
