import { isApiError } from '@closyyy/api-client/api-error'
import { type Login, urlPattern } from '@closyyy/contract/sessions'
import { Login as LoginSchema } from '@closyyy/contract/sessions-schemas'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ClipboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useText } from '../../messages.ts'
import { refusalText, translateSentence } from './login-texts.ts'
import { useLogIn } from './use-log-in.ts'

type FieldName = keyof Login

/** The login form's state: the contract's rules, its messages in the reader's language, and what the server said. */
export function useLoginForm(target: string) {
  const t = useText()
  const form = useForm<Login>({
    resolver: standardSchemaResolver(LoginSchema),
    defaultValues: { login: '', password: '' },
  })
  const { register, formState, setError, clearErrors, setFocus } = form
  const { errors } = formState
  const logIn = useLogIn(target)

  const refuseUrl = (name: FieldName) => setError(name, { type: 'url', message: t('login.url') })

  const submit = form.handleSubmit(async body => {
    try {
      if ((await logIn.mutateAsync(body)) === 'unconfirmed') refuse(t('login.unconfirmed'))
    } catch (error) {
      if (!isApiError(error)) throw error
      const ofFields = Object.entries(error.errors).filter(([name]) => name in body)
      for (const [name, [message = '']] of ofFields) setError(name as FieldName, { type: 'server', message })
      if (ofFields.length === 0) refuse(refusalText(t, error))
    }
  })

  function refuse(message: string) {
    setError('root', { type: 'server', message })
    // The fields were off while the answer was awaited, so the focus was lost.
    requestAnimationFrame(() => setFocus('password'))
  }

  /** What ties a field to the form: a URL is refused when it is pasted or typed, the rest when the form is sent. */
  function field(name: FieldName) {
    const { message, type } = errors[name] ?? {}
    return {
      ...register(name, {
        onChange({ target }) {
          if (urlPattern.test(target.value)) refuseUrl(name)
          else if (type === 'url') clearErrors(name)
        },
      }),
      onPaste(event: ClipboardEvent) {
        if (!urlPattern.test(event.clipboardData.getData('text'))) return
        event.preventDefault()
        refuseUrl(name)
      },
      error: message && translateSentence(t, message),
    }
  }

  const isPending = formState.isSubmitting || logIn.data === 'started'
  return { submit, field, isPending, refusal: errors.root?.message }
}
