import { sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { ResendCode } from '@closyyy/forms/resend-code'
import { useServices } from '@closyyy/platform/services'
import { useResend } from '@closyyy/platform/sign-in/use-resend'
import type { OrderDetailsProps } from './order-details.tsx'
import { useOrderText } from './order-text.ts'

export function ResendOrderCode({ order: { id, confirmation }, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { api } = useServices()
  const unlocksAt = Date.now() + (confirmation?.resend_in ?? 0) * 1_000
  const send = () => api.call(sendOrderCode, { params: { id }, body: 'userId' in proof ? {} : proof })
  return <ResendCode {...useResend({ send, unlocksAt })} failed={t('action.failed')} />
}
