import { Login as LoginSchema } from '@closyyy/contract/sessions-schemas'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useCallForm } from '../../components/use-call-form.ts'
import { useLoginSentence, useLoginText } from './login-text.ts'
import { useLogIn } from './use-log-in.ts'

/** The login form's state; `unconfirmed` is the login whose email is not confirmed yet. */
export function useLoginForm(target: string) {
  const t = useLoginText()
  const logIn = useLogIn(target)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { submit, field, isPending, refusal } = useCallForm({
    resolver: standardSchemaResolver(LoginSchema),
    defaultValues: { login: '', password: '' },
    async send(body) {
      setUnconfirmed(undefined)
      if ((await logIn.mutateAsync(body)) === 'unconfirmed') setUnconfirmed(body.login)
    },
    say: useLoginSentence(),
    failed: t('refused'),
    firstField: 'password',
  })
  return { submit, field, isPending: isPending || logIn.data === 'started', refusal, unconfirmed }
}
