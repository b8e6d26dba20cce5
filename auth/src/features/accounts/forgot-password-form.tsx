import { forgotPassword } from '@closyyy/contract/accounts-calls'
import { useServices } from '@closyyy/platform/services'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useAccountsText } from './accounts-text.ts'

export interface ForgotPasswordFormProps {
  labelledBy: string
}

/** Requests the link that resets a password (ACCOUNT-8). */
export function ForgotPasswordForm({ labelledBy }: ForgotPasswordFormProps) {
  const t = useAccountsText()
  const { api } = useServices()
  const [sent, setSent] = useState<string>()
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { email: '' },
    check: values => findErrors(values, forgotPassword),
    async send(body) {
      setSent(undefined)
      setSent((await api.call(forgotPassword, { body })) || t('forgot-sent'))
    },
    failed: t('forgot-failed'),
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      done={sent}
      button={{ text: t('forgot-send'), pending: t('forgot-sending') }}
    >
      <TextField {...call.field('email')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
    </CallForm>
  )
}
