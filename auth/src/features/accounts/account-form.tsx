import { isApiError } from '@closyyy/api-client/api-error'
import { checkNewNames } from '@closyyy/contract/accounts-calls'
import { PHONE_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import { readDraft } from '../../components/sign-up-draft.ts'
import { useAccountsText } from './accounts-text.ts'
import type { RegistrationFormProps } from './name-form.tsx'
import { StepForm } from './step-form.tsx'
import { useStepForm } from './use-step-form.ts'

export function AccountForm({ labelledBy, onDone, onBack }: RegistrationFormProps & { onBack: () => void }) {
  const t = useAccountsText()
  const { email = '', username = '' } = readDraft()
  const { api } = useServices()
  const [needsPhone, setNeedsPhone] = useState(false)
  const call = useStepForm({ email, username }, onDone, async names => {
    setNeedsPhone(false)
    const body = { verification_token: readDraft().verificationToken ?? '', ...names }
    await api.call(checkNewNames, { body }).catch((error: unknown) => {
      // Registration checks the names again, so a failed check does not block this step.
      if (!isApiError(error) || error.code !== 'invalid') return
      setNeedsPhone(error.errors.verification_token !== undefined)
      throw error
    })
  })
  return (
    <StepForm
      step={2}
      labelledBy={labelledBy}
      call={call}
      errorAction={needsPhone && <Link to={PHONE_PATH}>{t('verify-phone')}</Link>}
      onBack={onBack}
    >
      <TextField {...call.field('email')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
      <TextField
        {...call.field('username')}
        label={t('username')}
        hint={t('username-hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </StepForm>
  )
}
