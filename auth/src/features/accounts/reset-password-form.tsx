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
  /** Of the emailed link. */
  token: string
  onDone: () => void
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** Sets a new password by an emailed link; a dead link leads to where another one is asked for. */
export function ResetPasswordForm({ token, onDone, labelledBy }: ResetPasswordFormProps) {
  const t = useAccountsText()
  const { api } = useServices()
  const [isDead, setDead] = useState(false)
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { password: '', password_confirmation: '' },
    check: values => findErrors(values, resetPassword, { token, ...values }),
    send: values =>
      api.call(resetPassword, { body: { token, ...values } }).then(onDone, (error: unknown) => {
        setDead(isApiError(error) && error.errors.token !== undefined)
        throw error
      }),
    failed: t('reset-failed'),
  })
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      wayOn={isDead && <Link to={PASSWORD_RESET_PATH}>{t('ask-again')}</Link>}
      button={{ text: t('reset-save'), pending: t('reset-saving') }}
    >
      <NewPasswordFields field={call.field} typed={call.values} />
    </CallForm>
  )
}
