import { type ApiError, isApiError } from '@closyyy/api-client/api-error'
import { urlPattern } from '@closyyy/contract/sessions'
import type { ClipboardEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { useText } from '../messages.ts'

export interface CallFormOptions<Values extends FieldValues> {
  /** The contract's rules. */
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  /** Sends a form that keeps the rules; an ApiError it throws is said at its fields or above the form. */
  send: (values: Values) => Promise<void>
  /** Says a sentence of the contract or the server in the reader's language. */
  say: (sentence: string) => string
  /** What is said of a refusal without words. */
  failed: string
  /** Takes the focus after a refusal that belongs to no field. */
  firstField: Path<Values>
}

/** A form's state: the contract's rules, its messages in the reader's language, and what the server said. */
export function useCallForm<Values extends FieldValues>(options: CallFormOptions<Values>) {
  const { resolver, defaultValues, send, say, failed, firstField } = options
  const t = useText()
  const form = useForm<Values>({ resolver, defaultValues })
  const { register, formState, setError, clearErrors, setFocus } = form

  const submit = form.handleSubmit(async values => {
    try {
      await send(values)
    } catch (error) {
      if (!isApiError(error)) throw error
      const ofFields = Object.entries(error.errors).filter(([name]) => name in values)
      for (const [name, [message = '']] of ofFields) setError(name as Path<Values>, { type: 'server', message })
      if (ofFields.length === 0) refuse(refusalOf(error))
      else focusLater(ofFields[0]?.[0] as Path<Values>)
    }
  })

  function refusalOf({ code, message }: ApiError): string {
    if (code === 'no-network' || code === 'unreadable') return t('form.no-network')
    return message ? say(message) : failed
  }

  function refuse(message: string) {
    setError('root', { type: 'server', message })
    focusLater(firstField)
  }

  /** The fields were off while the answer was awaited, so the focus was lost. */
  const focusLater = (name: Path<Values>) => requestAnimationFrame(() => setFocus(name))
  const refuseUrl = (name: Path<Values>) => setError(name, { type: 'url', message: t('form.url') })

  /** What ties a field to the form: a URL is refused when it is pasted or typed, the rest when the form is sent. */
  function field(name: Path<Values>) {
    const { message, type } = form.getFieldState(name, formState).error ?? {}
    return {
      ...register(name, {
        onChange({ target }) {
          if (urlPattern.test(target.value)) refuseUrl(name)
          else if (type === 'url' || type === 'server') clearErrors(name)
        },
      }),
      onPaste(event: ClipboardEvent) {
        if (!urlPattern.test(event.clipboardData.getData('text'))) return
        event.preventDefault()
        refuseUrl(name)
      },
      error: message && say(message),
    }
  }

  return { form, submit, field, refuse, isPending: formState.isSubmitting, refusal: formState.errors.root?.message }
}
