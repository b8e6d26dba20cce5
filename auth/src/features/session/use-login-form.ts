import { ApiError } from '@closyyy/api-client/api-error'
import { login } from '@closyyy/contract/sessions'
import { useState } from 'react'
import { ownFaults, useCallForm } from '../../components/use-call-form.ts'
import { useLoginSentence, useLoginText } from './login-text.ts'
import { useLogIn } from './use-log-in.ts'

/** The login form's state; `unconfirmed` is the login whose email is not confirmed yet. */
export function useLoginForm(target: string) {
  const t = useLoginText()
  const logIn = useLogIn(target)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const call = useCallForm({
    initial: { login: '', password: '' },
    check: values => ownFaults(values, login),
    async send({ login: typed, password }) {
      const who = typed.trim()
      setUnconfirmed(undefined)
      if ((await logIn.mutateAsync({ login: who, password })) === 'started') return
      setUnconfirmed(who)
      throw new ApiError('not-allowed', 403, t('unconfirmed'))
    },
    say: useLoginSentence(),
    failed: t('refused'),
  })
  return { ...call, isPending: call.isPending || logIn.data === 'started', unconfirmed }
}
