import { readAmount } from '@closyyy/contract/amounts'
import { createUsePageText } from '@closyyy/i18n/text'
import { TextField, type TextFieldProps } from '@closyyy/ui/text-field'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'forms.amount', en, ur })

export interface AmountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'before'> {
  value: string
}

/**
 * A field for rupees, to be read with `readAmount`. Never alters the text; explains an `error` of a text that cannot be
 * parsed (PRODUCT-6).
 */
export function AmountField({ error, ...field }: AmountFieldProps) {
  const t = useText()
  const isUnreadable = field.value.trim() !== '' && Number.isNaN(readAmount(field.value))
  return (
    <TextField
      autoComplete="off"
      {...field}
      error={error && isUnreadable ? t('unreadable') : error}
      inputMode="decimal"
      dir="ltr"
      before={<bdi dir="ltr">Rs.</bdi>}
    />
  )
}
