import { ApiError } from '@closyyy/api-client/api-error'
import { finishLogin } from '@closyyy/contract/sessions-calls'
import { useServices } from '@closyyy/platform/services'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { requireDeviceId } from '../../components/device-id.ts'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useCompleteLogin } from '../../components/use-complete-login.ts'
import { useLoginText } from './login-text.ts'

export interface SecondStepFormProps {
  ticket: string
  /** Path of this site to open after login. */
  target: string
  labelledBy: string
}

/**
 * Asks for the code of the authenticator app, or a recovery code (SESSION-17). If only reading the person fails, another
 * attempt repeats that alone (SESSION-20).
 */
export function SecondStepForm({ ticket, target, labelledBy }: SecondStepFormProps) {
  const t = useLoginText()
  const { api } = useServices()
  const completeLogin = useCompleteLogin(target)
  const [isStarted, setStarted] = useState(false)
  const [token, setToken] = useState<string>()
  const findErrors = useOwnInputErrors()

  async function finish(code: string): Promise<string> {
    const finished = await api.call(finishLogin, { body: { ticket, code, device_id: requireDeviceId() } })
    setToken(finished.token)
    return finished.token
  }

  const call = useCallForm({
    initial: { code: '' },
    check: values => findErrors(values, finishLogin, { ticket, ...values }),
    async send({ code }) {
      if ((await completeLogin(token ?? (await finish(code)))) === 'unconfirmed')
        throw new ApiError('not-allowed', 403, t('unconfirmed'))
      setStarted(true)
    },
    failed: t('step-failed'),
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      call={{ ...call, isPending: call.isPending || isStarted }}
      button={{ text: t('step-submit'), pending: t('pending') }}
    >
      <TextField
        {...call.field('code')}
        label={t('step-code')}
        hint={t('step-hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        dir="ltr"
      />
    </CallForm>
  )
}
