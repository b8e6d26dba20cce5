import { phoneOf, RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { useServices } from '@closyyy/platform/services'
import { useState } from 'react'
import { localPhone } from '../../components/local-phone.ts'
import { keepDraft, readDraft } from '../../components/sign-up-draft.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { usePhoneText } from './phone-codes-text.ts'
import { PHONE_LENGTH, wirePhone } from './phone-input.ts'

/** How long the news of the code stands before the next page, in milliseconds (PHONE-6). */
const LEAD_ON_MS = 2_000

/** The phone form's state; `onSent` is called two seconds after the code is on its way. */
export function usePhoneForm(onSent: () => void) {
  const t = usePhoneText()
  const { api } = useServices()
  const [isSent, setSent] = useState(false)
  const call = useCallForm({
    initial: { phone: localPhone(readDraft().phone ?? ''), terms: false },
    check({ phone, terms }) {
      const wrong = phone.length === PHONE_LENGTH ? 'wrong-length' : 'invalid'
      return {
        ...(!isPhone(phone) && { phone: t(wrong) }),
        ...(!terms && { terms: t('terms-needed') }),
      }
    },
    async send({ phone: typed }) {
      const phone = wirePhone(typed)
      const { resend_in } = await api.call(sendPhoneCode, { body: { phone } })
      keepDraft({ phone, resendAt: Date.now() + (resend_in || RESEND_SECONDS) * 1_000 })
      setSent(true)
      setTimeout(onSent, LEAD_ON_MS)
    },
    failed: t('send-failed'),
  })
  const typed = call.values.phone
  const hasCode = readDraft().phone === wirePhone(typed)
  return {
    ...call,
    isPending: call.isPending || isSent,
    isSent,
    isWhole: typed.length === PHONE_LENGTH,
    hasCode,
  }
}

/** Eleven digits that make one of our phones. */
const isPhone = (typed: string) => typed.length === PHONE_LENGTH && phoneOf(wirePhone(typed)) !== undefined
