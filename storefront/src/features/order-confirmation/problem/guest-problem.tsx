import type { Order } from '@closyyy/contract/orders-schemas'
import type { GuestProof } from '../order-queries.ts'
import { ProblemForm } from './problem-form.tsx'
import { ProblemThread } from './problem-thread.tsx'

export interface GuestProblemProps {
  order: Order
  proof: GuestProof
}

/** The open problem of a guest's order, or the form that reports one: guests have no resolution centre (DISPUTE-8). */
export function GuestProblem({ order, proof }: GuestProblemProps) {
  const { id, open_dispute } = order
  if (!open_dispute) return <ProblemForm orderId={id} proof={proof} />
  return <ProblemThread key={open_dispute.id} disputeId={open_dispute.id} orderId={id} proof={proof} />
}
