import { resendConfirmation } from '@closyyy/contract/accounts-calls'
import { useServices } from '@closyyy/platform/services'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useText } from '../../messages.ts'
import { useAccountsText } from './accounts-text.ts'

export interface NewLinkFormProps {
  labelledBy: string
}

export function NewLinkForm({ labelledBy }: NewLinkFormProps) {
  const t = useAccountsText()
  const common = useText()
  const { api } = useServices()
  const [isSent, setSent] = useState(false)
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { login: '' },
    check: values => findErrors(values, resendConfirmation),
    async send(body) {
      setSent(false)
      await api.call(resendConfirmation, { body })
      setSent(true)
    },
    failed: common('resend.failed'),
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      done={isSent ? common('resend.sent') : undefined}
      button={{ text: t('confirm-send'), pending: common('resend.sending') }}
    >
      <TextField
        {...call.field('login')}
        label={t('confirm-login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
    </CallForm>
  )
}
