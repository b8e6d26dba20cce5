import { goneReason } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { conditions } from '@closyyy/contract/conditions'
import type { Condition } from '@closyyy/contract/conditions-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { type Html, html } from '../plain-parts/html.ts'
import type { Text, TextId } from '../plain-parts/texts/text.ts'

export const priceOf = (rupees: number): Html => html`<bdi dir="ltr">${formatPrice(rupees)}</bdi>`

/** An error of the whole page, above its content. */
export const alertOf = (messages: string[]): Html | false =>
  messages.length > 0 &&
  html`<div class="plainAlert" role="alert">${messages.map(message => html`<p>${message}</p>`)}</div>`

/** A photo in its smallest rendition. */
export const photoOf = (photo: { renditions: { width: number; image_path: string }[] } | undefined): Html => {
  const smallest = photo?.renditions.toSorted((one, other) => one.width - other.width)[0]
  return html`<span class="plainPhoto">${smallest && html`<img src="${smallest.image_path}" width="96" height="120" alt="">`}</span>`
}

interface ItemFacts {
  size_label?: string | null | undefined
  condition?: Condition | null | undefined
}

/** Size and condition of an item, without the parts that are missing (CART-13, ORDER-20). */
export function factsOf(t: Text, { size_label, condition }: ItemFacts): Html | false {
  const facts = [size_label && t('item.size', { size: size_label }), condition && conditionName(t, condition)]
  const line = facts.filter(Boolean).join(' · ')
  return line !== '' && html`<p class="plainNote">${line}</p>`
}

/** An unknown condition keeps the server's title. */
const conditionName = (t: Text, { id, title }: Condition): string =>
  conditions.some(known => known.id === id) ? t(`item.condition.${id}` as TextId) : title

/** Those of a cart's item; none of a product that was taken down (CART-12). */
export const productFactsOf = (t: Text, { title, size_data, condition }: CartItem['product']): Html | false =>
  title !== '' && factsOf(t, { size_label: size_data.size_label, condition })

export interface FieldParts {
  name: string
  label: string
  value: string
  hint?: string
  errors: string[] | undefined
  /** Attributes of the input. */
  type?: 'text' | 'email' | 'tel'
  autocomplete: string
  dir?: 'ltr' | 'auto'
  maxlength: number
  inputmode?: 'numeric'
  isRequired?: boolean
}

/** A labelled input; its hint and its errors describe it. */
export function fieldOf(parts: FieldParts): Html {
  const { name, value, type = 'text', autocomplete, dir = 'auto', maxlength, inputmode, isRequired = true } = parts
  return fieldAround(
    parts,
    describedBy =>
      html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" dir="${dir}" maxlength="${maxlength}"${inputmode && html` inputmode="${inputmode}"`}${isRequired && html` required`}${describedBy}>`,
  )
}

export interface ChoiceParts extends Pick<FieldParts, 'name' | 'label' | 'value' | 'errors'> {
  placeholder: string
  options: (readonly [value: string, label: string])[]
}

/** A labelled choice of one option. */
export function choiceOf(parts: ChoiceParts): Html {
  const { name, value, placeholder, options } = parts
  return fieldAround(
    parts,
    describedBy =>
      html`<select id="${name}" name="${name}" required${describedBy}><option value="">${placeholder}</option>${options.map(
        ([option, label]) => html`<option value="${option}"${option === value && html` selected`}>${label}</option>`,
      )}</select>`,
  )
}

function fieldAround(
  { name, label, hint, errors = [] }: Pick<FieldParts, 'name' | 'label' | 'hint' | 'errors'>,
  control: (describedBy: Html) => Html,
): Html {
  const isInvalid = errors.length > 0
  const ids = [hint && `${name}-hint`, isInvalid && `${name}-error`].filter(Boolean).join(' ')
  const describedBy = html`${ids && html` aria-describedby="${ids}"`}${isInvalid && html` aria-invalid="true"`}`
  return html`<div class="plainField"><label for="${name}">${label}</label>${control(describedBy)}${
    hint && html`<p class="plainNote" id="${name}-hint">${hint}</p>`
  }${isInvalid && html`<p class="plainError" id="${name}-error">${errors.join(' ')}</p>`}</div>`
}

export const boxOf = (name: string, label: string, isChecked: boolean): Html =>
  html`<label class="plainBox"><input type="checkbox" name="${name}"${isChecked && html` checked`}><span>${label}</span></label>`

export const hiddenOf = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

/** Why an item cannot be bought, whatever the quantity. */
export function goneState(t: Text, item: CartItem): Html {
  const reason = goneReason(item)
  return html`<p class="plainError"><strong>${t(reason === 'sold' ? 'cart.sold' : 'cart.off-sale')}</strong> ${t(`cart.${reason}.text`)}</p>`
}
