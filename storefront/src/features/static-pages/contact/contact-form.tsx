import { serverMessage } from '@closyyy/api-client/api-error'
import { sendContactMessage } from '@closyyy/contract/contact-calls'
import { isEmail } from '@closyyy/contract/text-rules'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { createUsePageText } from '@closyyy/i18n/text'
import { useServices } from '@closyyy/platform/services'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { useEffect, useState } from 'react'
import * as styles from './contact-form.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.contact', en, ur })

type MessageValues = Record<'name' | 'email' | 'subject' | 'message', string>

const empty: MessageValues = { name: '', email: '', subject: '', message: '' }

/** Contact form (MESSAGE-3); a message that is sent again has the same key (MESSAGE-10). */
export function ContactForm() {
  const t = useText()
  const [isSent, setSent] = useState(false)
  if (!isSent) return <MessageForm onSent={() => setSent(true)} />
  return (
    <Alert
      kind="success"
      title={t('sent')}
      action={
        <Button kind="secondary" size="small" onClick={() => setSent(false)}>
          {t('again')}
        </Button>
      }
    >
      {t('sent.text')}
    </Alert>
  )
}

function MessageForm({ onSent }: { onSent: () => void }) {
  const t = useText()
  const { api } = useServices()
  const unsent = useUnsentValues<MessageValues>('contact')
  const keys = useIdempotencyKey(unsent)
  const { form, field, set, isPending, formError } = useForm({
    initial: empty,
    unsent,
    check: ({ name, email, message }) => ({
      ...(!name.trim() && { name: t('name.missing') }),
      ...(!isEmail(email.trim()) && { email: t(email.trim() ? 'email.wrong' : 'email.missing') }),
      ...(!message.trim() && { message: t('message.missing') }),
    }),
    send: async body => {
      const headers = { 'Idempotency-Key': keys.keyOf(JSON.stringify(body)) }
      await api.call(sendContactMessage, { body }, { headers })
      keys.forget()
      onSent()
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration, because the server renders it empty
  useEffect(() => {
    const { current: typed = empty } = unsent
    for (const name of ['name', 'email', 'subject', 'message'] as const) if (typed[name]) set(name, typed[name])
  }, [])
  return (
    <form {...form} className={styles.form} aria-label={t('form')}>
      <FormError>{formError}</FormError>
      <fieldset className={styles.fields} disabled={isPending}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" dir="auto" maxLength={100} />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" dir="ltr" maxLength={254} />
        <TextField {...field('subject')} label={t('subject')} optional dir="auto" maxLength={150} />
        <TextArea {...field('message')} label={t('message')} dir="auto" maxLength={5000} />
      </fieldset>
      <Button type="submit" pending={isPending} pendingLabel={t('pending')}>
        {t('send')}
      </Button>
    </form>
  )
}
