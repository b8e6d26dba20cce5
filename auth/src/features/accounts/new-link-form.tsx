import { resendConfirmation } from '@closyyy/contract/accounts'
import { resendConfirmation as checks } from '@closyyy/contract/accounts-schemas'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { TextField } from '@closyyy/ui/text-field'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { useCallForm } from '../../components/use-call-form.ts'
import { useText } from '../../messages.ts'
import { useAccountsSentence, useAccountsText } from './accounts-text.ts'

export interface NewLinkFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** Asks for another link that confirms an email, where the one at hand is dead. */
export function NewLinkForm({ labelledBy }: NewLinkFormProps) {
  const t = useAccountsText()
  const common = useText()
  const { api } = useServices()
  const [isSent, setSent] = useState(false)
  const { submit, field, isPending, refusal } = useCallForm({
    resolver: standardSchemaResolver(checks.body),
    defaultValues: { login: '' },
    async send(body) {
      setSent(false)
      await api.call(resendConfirmation, { body })
      setSent(true)
    },
    say: useAccountsSentence(),
    failed: common('resend.failed'),
    firstField: 'login',
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      onSubmit={submit}
      isPending={isPending}
      notice={isSent && !refusal ? <Alert kind="success">{common('resend.sent')}</Alert> : refusal}
      button={{ text: t('confirm-send'), pending: common('resend.sending') }}
    >
      <TextField
        {...field('login')}
        label={t('confirm-login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
    </CallForm>
  )
}
