import type { DisputeDecision } from '@closyyy/contract/disputes'
import { DecisionDisclosure, type DecisionValues } from '@closyyy/forms/decision-form'
import { disputeFormError } from '@closyyy/forms/dispute-error'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { toast } from '@closyyy/ui/toast'
import * as styles from './problem.module.css'
import { type ProblemOfOrder, useProposeDecision } from './problem-queries.ts'
import { useProblemText } from './problem-text.ts'

export interface ProblemProposalProps {
  problem: ProblemOfOrder
  decisions: readonly DisputeDecision[]
  /** Stores the values, also once the problem has ended. */
  unsent: UnsentValues<DecisionValues>
}

/** Proposes to the seller how the problem ends (DISPUTE-9). */
export function ProblemProposal({ problem, decisions, unsent }: ProblemProposalProps) {
  const t = useProblemText()
  const formText = useDisputeText()
  const propose = useProposeDecision(problem, unsent)
  return (
    <DecisionDisclosure
      className={styles.wide}
      kind="propose"
      decisions={decisions}
      send={async entered => {
        await propose.mutateAsync(entered)
        toast(formText('settle.sent'), { kind: 'success' })
      }}
      formErrorOf={error => disputeFormError(error, t('failed'))}
      unsent={unsent}
    />
  )
}
