import { RESEND_SECONDS, sendPhoneCode } from '@closyyy/contract/phone-codes'
import { Phone } from '@closyyy/contract/phone-codes-schemas'
import { boolean, object, refine, string } from '@closyyy/contract/schema'
import { useServices } from '@closyyy/platform/services'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../components/sign-up-draft.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { usePhoneSentence, usePhoneText } from './phone-codes-text.ts'
import { localPhone, PHONE_LENGTH, wirePhone } from './phone-input.ts'

/** How long the news of the code stands before the next page, in milliseconds (seller.txt section 4). */
const LEAD_ON_MS = 2_000

const PhoneForm = object({
  phone: string().check(
    refine(typed => typed.length === PHONE_LENGTH, {
      error: 'Please enter a valid phone number.',
      abort: true,
    }),
    refine(
      typed => Phone.safeParse(wirePhone(typed)).success,
      'Phone number must be 11 digits long (including prefix).',
    ),
  ),
  terms: boolean().check(
    refine(isAccepted => isAccepted, 'Please agree to the terms and the privacy policy to go on.'),
  ),
})

/** The phone form's state; `onSent` is called two seconds after the code is on its way. */
export function usePhoneForm(onSent: () => void) {
  const t = usePhoneText()
  const { api } = useServices()
  const [isSent, setSent] = useState(false)
  const { form, ...rest } = useCallForm({
    resolver: standardSchemaResolver(PhoneForm),
    defaultValues: { phone: localPhone(readDraft().phone ?? ''), terms: false },
    async send({ phone: typed }) {
      const phone = wirePhone(typed)
      const { resend_in } = await api.call(sendPhoneCode, { body: { phone } })
      keepDraft({ phone, resendAt: Date.now() + (resend_in || RESEND_SECONDS) * 1_000 })
      setSent(true)
      setTimeout(onSent, LEAD_ON_MS)
    },
    say: usePhoneSentence(),
    failed: t('send-failed'),
    firstField: 'phone',
  })
  const typed = form.watch('phone')
  const hasCode = readDraft().phone === wirePhone(typed)
  return { ...rest, form, isSent, isWhole: typed.length === PHONE_LENGTH, hasCode }
}
