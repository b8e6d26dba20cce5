import { phoneOf, RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { localPhone } from '@closyyy/i18n/phone'
import { useServices } from '@closyyy/platform/services'
import { useState } from 'react'
import { LOCAL_PHONE_LENGTH, wirePhone } from '../../components/phone-number.ts'
import { readDraft, updateDraft } from '../../components/sign-up-draft.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { usePhoneText } from './phone-codes-text.ts'

/** PHONE-6. */
const REDIRECT_DELAY_MS = 2_000

export function usePhoneForm(onSent: () => void) {
  const t = usePhoneText()
  const { api } = useServices()
  const [isSent, setSent] = useState(false)
  useAfterSuccess(REDIRECT_DELAY_MS, isSent, onSent)
  const call = useCallForm({
    initial: { phone: localPhone(readDraft().phone ?? ''), terms: false },
    check({ phone, terms }) {
      const wrong = phone.length === LOCAL_PHONE_LENGTH ? 'wrong-length' : 'invalid'
      return {
        ...(!isPhone(phone) && { phone: t(wrong) }),
        ...(!terms && { terms: t('terms-needed') }),
      }
    },
    async send({ phone: typed }) {
      const phone = wirePhone(typed)
      const { resend_in } = await api.call(sendPhoneCode, { body: { phone } })
      // The steps after the code would register the phone that was confirmed before.
      const verificationToken = phone === readDraft().phone ? readDraft().verificationToken : undefined
      updateDraft({ phone, resendAt: Date.now() + (resend_in || RESEND_SECONDS) * 1_000, verificationToken })
      setSent(true)
    },
    failed: t('send-failed'),
  })
  const typed = call.values.phone
  const hasCode = readDraft().phone === wirePhone(typed)
  return {
    ...call,
    isPending: call.isPending || isSent,
    isSent,
    isWhole: typed.length === LOCAL_PHONE_LENGTH,
    hasCode,
  }
}

const isPhone = (typed: string) => typed.length === LOCAL_PHONE_LENGTH && phoneOf(wirePhone(typed)) !== undefined
