import { forgotPassword } from '@closyyy/contract/accounts'
import { forgotPassword as checks } from '@closyyy/contract/accounts-schemas'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { TextField } from '@closyyy/ui/text-field'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { useCallForm } from '../../components/use-call-form.ts'
import { useAccountsSentence, useAccountsText } from './accounts-text.ts'

export interface ForgotPasswordFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** Asks for the link that sets a new password (seller.txt sections 5 and 8). */
export function ForgotPasswordForm({ labelledBy }: ForgotPasswordFormProps) {
  const t = useAccountsText()
  const say = useAccountsSentence()
  const { api } = useServices()
  const [sent, setSent] = useState<string>()
  const { submit, field, isPending, refusal } = useCallForm({
    resolver: standardSchemaResolver(checks.body),
    defaultValues: { email: '' },
    async send(body) {
      setSent(undefined)
      setSent((await api.call(forgotPassword, { body })) || t('forgot-sent'))
    },
    say,
    failed: t('forgot-failed'),
    firstField: 'email',
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      onSubmit={submit}
      isPending={isPending}
      notice={sent && !refusal ? <Alert kind="success">{say(sent)}</Alert> : refusal}
      button={{ text: t('forgot-send'), pending: t('forgot-sending') }}
    >
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
    </CallForm>
  )
}
