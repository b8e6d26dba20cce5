import type { Order } from '@closyyy/contract/orders-schemas'
import type { GuestProof } from '../order-queries.ts'
import { DisputeThread } from './dispute-thread.tsx'
import { EndedReport, ReportForm } from './report-form.tsx'

export interface GuestDisputeProps {
  order: Order
  proof: GuestProof
  /** The last dispute that was open while the page was; it stays readable once it ended (UI-12). */
  disputeId: number | undefined
  isReporting: boolean
  /** False once the order allows no report any more. */
  isPossible: boolean
}

/** The dispute of a guest's order and the form that reports a problem: guests have no resolution centre (DISPUTE-8). */
export function GuestDispute({ order: { id }, proof, disputeId, isReporting, isPossible }: GuestDisputeProps) {
  return (
    <>
      {disputeId !== undefined && <DisputeThread key={disputeId} disputeId={disputeId} orderId={id} proof={proof} />}
      {isReporting && (isPossible ? <ReportForm orderId={id} proof={proof} /> : <EndedReport orderId={id} />)}
    </>
  )
}
