import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { type DisputeText, decisionKey, type Settlement } from './dispute-text.ts'

type Result = NonNullable<Settlement['result']>

/** Returns how a dispute was decided, and by whom (DISPUTE-4). */
export function resultText(
  t: DisputeText,
  { decision, refund, by, reason }: Result,
  settlement: Pick<Settlement, 'is_paid'>,
): string {
  const key = decisionKey(decision, settlement)
  return `${t(`result.${key}`, { amount: formatPrice(refund ?? 0) })} ${deciderText(t, by, reason)}`
}

/** Returns that a dispute has ended, and how it was decided if it was. */
export function endText(t: DisputeText, { settlement }: Pick<DisputeThread, 'settlement'>): string {
  return settlement?.result ? `${t('resolved')} ${resultText(t, settlement.result, settlement)}` : t('resolved')
}

function deciderText(t: DisputeText, by: Result['by'], reason: Result['reason']): string {
  if (by === 'admin') return t('result.by.admin', { reason: reason ?? '' })
  return by === 'shop' ? t('result.by.shop') : t('result.by.both')
}
