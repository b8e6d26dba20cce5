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

/** Groups the digits of a mobile number while it is typed at its end; a text that is edited in the middle stays as it is. */
export function PhoneField({ onText, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={30}
      onChange={({ target: { value, selectionStart } }) =>
        onText(selectionStart === value.length ? phoneAsTyped(value) : value)
      }
    />
  )
}
