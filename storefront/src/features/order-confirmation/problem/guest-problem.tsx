import type { Order } from '@closyyy/contract/orders-schemas'
import type { GuestProof } from '../order-queries.ts'
import { ProblemForm } from './problem-form.tsx'
import { ProblemThread } from './problem-thread.tsx'

export interface GuestProblemProps {
  order: Order
  proof: GuestProof
  /** The last problem that was open while the page was; it stays readable once it ended (UI-12). */
  disputeId: number | undefined
  isReporting: boolean
}

/** The problem of a guest's order and the form that reports one: guests have no resolution centre (DISPUTE-8). */
export function GuestProblem({ order: { id }, proof, disputeId, isReporting }: GuestProblemProps) {
  return (
    <>
      {disputeId !== undefined && <ProblemThread key={disputeId} disputeId={disputeId} orderId={id} proof={proof} />}
      {isReporting && <ProblemForm orderId={id} proof={proof} />}
    </>
  )
}
