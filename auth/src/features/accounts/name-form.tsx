import { localPhone } from '@closyyy/i18n/phone'
import { TextField } from '@closyyy/ui/text-field'
import { readDraft } from '../../components/sign-up-draft.ts'
import { useAccountsText } from './accounts-text.ts'
import { PictureField } from './picture-field.tsx'
import { StepForm } from './step-form.tsx'
import { useStepForm } from './use-step-form.ts'

export interface RegistrationFormProps {
  labelledBy: string
  onDone: () => void
}

export function NameForm({ labelledBy, onDone }: RegistrationFormProps) {
  const t = useAccountsText()
  const { phone = '', first_name = '', last_name = '' } = readDraft()
  const call = useStepForm({ first_name, last_name }, onDone)
  return (
    <StepForm step={1} labelledBy={labelledBy} call={call}>
      <TextField
        label={t('phone')}
        hint={t('phone-verified')}
        value={localPhone(phone)}
        readOnly
        autoComplete="off"
        dir="ltr"
      />
      <TextField {...call.field('first_name')} label={t('first-name')} optional autoComplete="given-name" dir="auto" />
      <TextField {...call.field('last_name')} label={t('last-name')} optional autoComplete="family-name" dir="auto" />
      <PictureField />
    </StepForm>
  )
}
