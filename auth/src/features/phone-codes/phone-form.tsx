import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Checkbox } from '@closyyy/ui/checkbox'
import { TextField } from '@closyyy/ui/text-field'
import { PRIVACY_PATH, VERIFICATION_PATH } from '../../addresses.ts'
import { CallForm } from '../../components/call-form.tsx'
import { usePhoneText } from './phone-codes-text.ts'
import { typedPhone } from './phone-input.ts'
import { usePhoneForm } from './use-phone-form.ts'

export interface PhoneFormProps {
  /** Called when the code is on its way and people could read so. */
  onSent: () => void
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** Asks for the phone that an account begins with (seller.txt sections 2 and 5). */
export function PhoneForm({ onSent, labelledBy }: PhoneFormProps) {
  const t = usePhoneText()
  const { submit, field, isPending, refusal, isSent, isWhole, hasCode } = usePhoneForm(onSent)
  const phone = field('phone')
  return (
    <CallForm
      labelledBy={labelledBy}
      onSubmit={submit}
      isPending={isPending || isSent}
      notice={
        isSent ? (
          <Alert kind="success">{t('sent')}</Alert>
        ) : (
          refusal && (
            <Alert kind="danger" action={hasCode && <Link to={VERIFICATION_PATH}>{t('enter-code')}</Link>}>
              {refusal}
            </Alert>
          )
        )
      }
      button={{ text: t('send'), pending: t('sending'), disabled: !isWhole }}
    >
      <TextField
        {...phone}
        onChange={event => {
          event.target.value = typedPhone(event.target.value)
          return phone.onChange(event)
        }}
        label={t('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={t('placeholder')}
        dir="ltr"
      />
      <Checkbox
        {...field('terms')}
        label={t('terms')}
        hint={
          <a href={PRIVACY_PATH} target="_blank" rel="noopener">
            {t('read-terms')}
          </a>
        }
      />
    </CallForm>
  )
}
