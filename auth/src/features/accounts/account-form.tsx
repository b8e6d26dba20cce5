import { Registration } from '@closyyy/contract/accounts-schemas'
import { object } from '@closyyy/contract/schema'
import { TextField } from '@closyyy/ui/text-field'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { readDraft } from '../../components/sign-up-draft.ts'
import { useAccountsText } from './accounts-text.ts'
import type { RegistrationFormProps } from './name-form.tsx'
import { StepForm } from './step-form.tsx'
import { useStepForm } from './use-step-form.ts'

const { email: Email, username: Username } = Registration.shape
const Account = object({ email: Email, username: Username })

/** The second step of registering: what the account is known by. */
export function AccountForm({ labelledBy, onDone, onBack }: RegistrationFormProps & { onBack: () => void }) {
  const t = useAccountsText()
  const { email = '', username = '' } = readDraft()
  const { submit, field, refusal } = useStepForm({
    resolver: standardSchemaResolver(Account),
    defaultValues: { email, username },
    firstField: 'email',
    onDone,
  })
  return (
    <StepForm step={2} labelledBy={labelledBy} onSubmit={submit} onBack={onBack} notice={refusal}>
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
      <TextField
        {...field('username')}
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
