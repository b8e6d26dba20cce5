import { readAmount } from '@closyyy/contract/amounts'
import { TextField, type TextFieldProps } from '@closyyy/ui/text-field'
import { AmountError } from './amount-error.tsx'

export interface AmountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'before'> {
  value: string
}

/**
 * A field for rupees, to be read with `readAmount`. Never alters the text; explains an `error` of a text that cannot be
 * parsed (PRODUCT-6).
 */
export function AmountField({ error, ...field }: AmountFieldProps) {
  const isUnreadable = field.value.trim() !== '' && Number.isNaN(readAmount(field.value))
  return (
    <TextField
      autoComplete="off"
      {...field}
      error={error && isUnreadable ? <AmountError /> : error}
      inputMode="decimal"
      dir="ltr"
      before={<bdi dir="ltr">Rs.</bdi>}
    />
  )
}
