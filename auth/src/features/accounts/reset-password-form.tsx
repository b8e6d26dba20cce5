import { isApiError } from '@closyyy/api-client/api-error'
import { resetPassword } from '@closyyy/contract/accounts'
import { resetPassword as checks } from '@closyyy/contract/accounts-schemas'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { PASSWORD_RESET_PATH } from '../../addresses.ts'
import { CallForm } from '../../components/call-form.tsx'
import { useCallForm } from '../../components/use-call-form.ts'
import { useAccountsSentence, useAccountsText } from './accounts-text.ts'
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
  const say = useAccountsSentence()
  const { api } = useServices()
  const [deadLink, setDeadLink] = useState<string>()
  const { form, submit, field, isPending, refusal } = useCallForm({
    resolver: standardSchemaResolver(checks.body),
    defaultValues: { token, password: '', password_confirmation: '' },
    async send(body) {
      setDeadLink(undefined)
      await api.call(resetPassword, { body }).then(onDone, (error: unknown) => {
        if (!isApiError(error) || !error.errors.token) throw error
        setDeadLink(error.errors.token[0])
      })
    },
    say,
    failed: t('reset-failed'),
    firstField: 'password',
  })
  const [password, repeated] = form.watch(['password', 'password_confirmation'])
  const notice = deadLink ? (
    <Alert kind="danger" action={<Link to={PASSWORD_RESET_PATH}>{t('ask-again')}</Link>}>
      {say(deadLink)}
    </Alert>
  ) : (
    refusal
  )
  return (
    <CallForm
      labelledBy={labelledBy}
      onSubmit={submit}
      isPending={isPending}
      notice={notice}
      button={{ text: t('reset-save'), pending: t('reset-saving') }}
    >
      <NewPasswordFields field={field} password={password} repeated={repeated} />
    </CallForm>
  )
}
