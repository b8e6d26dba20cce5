import { withLatinDigits } from '@closyyy/contract/latin-digits'
import { TextField } from '@closyyy/ui/text-field'
import { phoneAsTyped } from './phone-as-typed.ts'

export interface PhoneFieldProps {
  name: string
  value: string
  label: string
  hint: string
  error?: string
  onText: (text: string) => void
}

/**
 * Writes Latin digits, and groups those of a mobile number while it is typed at its end; a text that is edited in the
 * middle keeps its groups.
 */
export function PhoneField({ onText, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={30}
      onChange={({ target: { value, selectionStart } }) => {
        const text = withLatinDigits(value)
        onText(selectionStart === value.length ? phoneAsTyped(text) : text)
      }}
    />
  )
}
