import { isApiError } from '@closyyy/api-client/api-error'
import { resetPassword } from '@closyyy/contract/accounts-calls'
import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useState } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useAccountsText } from './accounts-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export interface ResetPasswordFormProps {
  token: string
  onDone: () => void
  labelledBy: string
}

export function ResetPasswordForm({ token, onDone, labelledBy }: ResetPasswordFormProps) {
  const t = useAccountsText()
  const { api } = useServices()
  const [isExpired, setExpired] = useState(false)
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { password: '', password_confirmation: '' },
    check: values => findErrors(values, resetPassword, { token, ...values }),
    send: values =>
      api.call(resetPassword, { body: { token, ...values } }).then(onDone, (error: unknown) => {
        setExpired(isApiError(error) && error.errors.token !== undefined)
        throw error
      }),
    failed: t('reset-failed'),
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      errorAction={isExpired && <Link to={PASSWORD_RESET_PATH}>{t('ask-again')}</Link>}
      button={{ text: t('reset-save'), pending: t('reset-saving') }}
    >
      <NewPasswordFields field={call.field} typed={call.values} />
    </CallForm>
  )
}
