import { TextField } from '@closyyy/ui/text-field'
import { readDraft } from '../../components/sign-up-draft.ts'
import { useAccountsText } from './accounts-text.ts'
import type { RegistrationFormProps } from './name-form.tsx'
import { StepForm } from './step-form.tsx'
import { useStepForm } from './use-step-form.ts'

/** The second step of registering: what the account is known by. */
export function AccountForm({ labelledBy, onDone, onBack }: RegistrationFormProps & { onBack: () => void }) {
  const t = useAccountsText()
  const { email = '', username = '' } = readDraft()
  const call = useStepForm({ email, username }, onDone)
  return (
    <StepForm step={2} labelledBy={labelledBy} call={call} onBack={onBack}>
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
