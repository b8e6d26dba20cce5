import type { DisputeDecision } from '@closyyy/contract/disputes'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Texts of the forms of a dispute, and its reasons. */
export const useDisputeText = createUsePageText({ name: 'forms.dispute', en, ur })

export type DisputeText = ReturnType<typeof useDisputeText>

export type Settlement = NonNullable<DisputeThread['settlement']>

/** Returns the key of a decision's texts: without a payment, a refund only cancels the order (DISPUTE-4). */
export const decisionKey = (decision: DisputeDecision, { is_paid }: Pick<Settlement, 'is_paid'>) =>
  decision === 'refund' && is_paid === false ? 'refund-unpaid' : decision
