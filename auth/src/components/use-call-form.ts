import type { Call } from '@closyyy/contract/call'
import { containsUrl } from '@closyyy/contract/text-rules'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { type FieldErrors, type FormValues, useForm } from '@closyyy/forms/use-form'
import type { ClipboardEvent } from 'react'
import { useText } from '../messages.ts'
import { useErrorText } from './use-error-text.ts'

export interface CallFormOptions<Values extends FormValues> {
  initial: Values
  check: (values: Values) => FieldErrors<Values> | Promise<FieldErrors<Values>>
  send: (values: Values) => Promise<unknown>
  /** Message if the response has none. */
  failed: string
}

/** A form that rejects URLs when typed or pasted, except in passwords (ACCOUNT-7). */
export function useCallForm<Values extends FormValues>({ failed, ...options }: CallFormOptions<Values>) {
  const t = useText()
  const errorText = useErrorText()
  const flags = (name: string, text: string) =>
    !name.includes('password') && containsUrl(text) ? t('form.url') : undefined
  const form = useForm<Values>({ ...options, flags, formErrorOf: error => errorText(error, failed) })

  const field = (name: keyof Values & string) => ({
    ...form.field(name),
    onPaste(event: ClipboardEvent) {
      const error = flags(name, event.clipboardData.getData('text'))
      if (!error) return
      event.preventDefault()
      form.setError(name, error)
    },
  })

  return { ...form, field }
}

/** Returns a check by the contract that reports only errors of the form's own fields. */
export function useOwnInputErrors() {
  const findInputErrors = useInputErrors()
  return async <Values extends FormValues>(
    values: Values,
    call: Call,
    body: object = values,
  ): Promise<FieldErrors<Values>> => {
    const found = Object.entries(await findInputErrors(call, body))
    return Object.fromEntries(found.filter(([name]) => name in values)) as FieldErrors<Values>
  }
}
