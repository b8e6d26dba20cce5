import type { Call } from '@closyyy/contract/call'
import { containsUrl } from '@closyyy/contract/text-rules'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { type FieldFaults, type FormValues, useForm } from '@closyyy/forms/use-form'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { useText } from '../messages.ts'
import { useRefusal } from './use-refusal.ts'

export interface CallFormOptions<Values extends FormValues> {
  initial: Values
  /** The messages of invalid values, by field. */
  check: (values: Values) => FieldFaults<Values> | Promise<FieldFaults<Values>>
  send: (values: Values) => Promise<unknown>
  /** What is said of a refusal without words. */
  failed: string
}

/** A form of auth: that of every remote, with URLs refused as soon as they are pasted or typed (ACCOUNT-7). */
export function useCallForm<Values extends FormValues>({ failed, ...options }: CallFormOptions<Values>) {
  const t = useText()
  const refusalOf = useRefusal()
  const form = useForm<Values>({ ...options, refusalOf: error => refusalOf(error, failed) })

  function field(name: keyof Values & string) {
    const own = form.field(name)
    const refuseUrl = () => form.setFault(name, t('form.url'))
    return {
      ...own,
      // What is typed stays: of a password nobody would see that a letter was left out.
      onChange(event: ChangeEvent<HTMLInputElement>) {
        own.onChange(event)
        if (containsUrl(event.target.value)) refuseUrl()
      },
      onPaste(event: ClipboardEvent) {
        if (!containsUrl(event.clipboardData.getData('text'))) return
        event.preventDefault()
        refuseUrl()
      },
    }
  }

  return { ...form, field }
}

/** Returns the check of a body by its call that reports the form's own fields alone. */
export function useOwnInputErrors() {
  const findInputErrors = useInputErrors()
  return async <Values extends FormValues>(
    values: Values,
    call: Call,
    body: object = values,
  ): Promise<FieldFaults<Values>> => {
    const found = Object.entries(await findInputErrors(call, body))
    return Object.fromEntries(found.filter(([name]) => name in values)) as FieldFaults<Values>
  }
}
