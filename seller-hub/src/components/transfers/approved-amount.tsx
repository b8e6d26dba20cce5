import { Price } from '@closyyy/ui/price'
import { CellStack } from '../table/cell-stack.tsx'
import { ApprovalNotes, type ApprovalNotesProps } from './approval-notes.tsx'

/** An amount to send, with its approvals, in a cell of a Table. */
export function ApprovedAmount({ of: { amount, ...approvals } }: { of: ApprovalNotesProps & { amount: number } }) {
  return (
    <CellStack>
      <Price amount={amount} />
      <ApprovalNotes
        two_people={approvals.two_people}
        approval={approvals.approval}
        conflict_of_interest={approvals.conflict_of_interest}
      />
    </CellStack>
  )
}
