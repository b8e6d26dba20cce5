import { ApiError } from '@closyyy/api-client/api-error'
import { login } from '@closyyy/contract/sessions-calls'
import { useState } from 'react'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useLoginText } from './login-text.ts'
import { useLogIn } from './use-log-in.ts'

/** `unconfirmed` is the login whose email is not confirmed yet. */
export function useLoginForm(target: string) {
  const t = useLoginText()
  const logIn = useLogIn(target)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { login: '', password: '' },
    check: values => findErrors(values, login),
    async send({ login: typed, password }) {
      const who = typed.trim()
      setUnconfirmed(undefined)
      if ((await logIn.mutateAsync({ login: who, password })) === 'started') return
      setUnconfirmed(who)
      throw new ApiError('not-allowed', 403, t('unconfirmed'))
    },
    failed: t('refused'),
  })
  return { ...call, isPending: call.isPending || logIn.data === 'started', unconfirmed }
}
