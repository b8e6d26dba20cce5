import type { Call } from '@closyyy/contract/call'
import { containsUrl } from '@closyyy/contract/text-rules'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { type FieldErrors, type FormValues, useForm } from '@closyyy/forms/use-form'
import type { ChangeEvent, ClipboardEvent } from 'react'
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
  const form = useForm<Values>({ ...options, formErrorOf: error => errorText(error, failed) })

  function field(name: keyof Values & string) {
    const own = form.field(name)
    if (name.includes('password')) return own
    const rejectUrl = () => form.setError(name, t('form.url'))
    return {
      ...own,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        own.onChange(event)
        if (containsUrl(event.target.value)) rejectUrl()
      },
      onPaste(event: ClipboardEvent) {
        if (!containsUrl(event.clipboardData.getData('text'))) return
        event.preventDefault()
        rejectUrl()
      },
    }
  }

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
