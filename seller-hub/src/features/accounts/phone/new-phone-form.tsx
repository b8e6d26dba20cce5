import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { requestPhoneChange } from '@closyyy/contract/accounts-calls'
import { phoneOf, RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { PhoneField } from '@closyyy/forms/phone-field'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { displayPhone } from '@closyyy/i18n/phone'
import { useServices } from '@closyyy/platform/services'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import * as styles from '../../../components/form/form.module.css'
import { type SentPhoneCode, sentCode } from './phone-code-form.tsx'
import { useOwnPhoneText } from './phone-text.ts'

/** Returns the seconds that are left if a code was sent just now, as before a reload or a lost response (PHONE-3). */
function lockOf(error: unknown): number | undefined {
  const wait = isApiError(error) && error.code === 'too-many' ? error.retryAfter : undefined
  return wait !== undefined && wait <= RESEND_SECONDS ? wait : undefined
}

export interface NewPhoneFormProps {
  phone: string | null
  unsent: UnsentValues<{ phone: string }>
  /** Called with each request that the form starts. */
  onRequest: (request: Promise<unknown>) => void
  onSent: (sent: SentPhoneCode) => void
}

export function NewPhoneForm({ phone, unsent, onRequest, onSent }: NewPhoneFormProps) {
  const t = useOwnPhoneText()
  const { api } = useServices()
  const { prompt, withPassword } = usePasswordPrompt()
  const findInputErrors = useInputErrors()
  const { form, field, type, isPending, formError } = useForm({
    initial: unsent.current ?? { phone: '' },
    unsent,
    check: values => findInputErrors(requestPhoneChange, values),
    send: async body => {
      try {
        onSent(sentCode(body.phone, await withPassword(() => api.call(requestPhoneChange, { body }))))
      } catch (error) {
        const wait = lockOf(error)
        if (wait === undefined) throw error
        onSent({ phone: phoneOf(body.phone) ?? body.phone, unlocksAt: Date.now() + wait * 1_000 })
      }
    },
    formErrorOf: error => serverMessage(error) ?? t('send-failed'),
  })
  return (
    <>
      <form {...form} onSubmit={event => onRequest(form.onSubmit(event))} className={styles.form}>
        <FormError>{formError}</FormError>
        <p>{phone === null ? t('text.add') : t('text.change', { phone: displayPhone(phone) })}</p>
        <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
          <PhoneField
            {...field('phone')}
            label={t('phone')}
            hint={t('phone.hint')}
            onText={text => type('phone', text)}
          />
        </fieldset>
        <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('sending')}>
          {t('send')}
        </Button>
      </form>
      {prompt}
    </>
  )
}
