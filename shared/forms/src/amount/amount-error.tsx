import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'forms.amount', en, ur })

/** The field error of an amount that cannot be parsed (PRODUCT-6). */
export function AmountError() {
  return useText()('unreadable')
}
