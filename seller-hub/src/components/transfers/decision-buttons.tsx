import type { PayoutAction } from '@closyyy/contract/payouts'
import { Button } from '@closyyy/ui/button'
import { CellButtons } from '../table/cell-stack.tsx'
import type { SendingDecision } from './sending-decisions.ts'
import { useTransfersText } from './transfers-text.ts'

export interface DecisionButtonsProps<Decision extends string> {
  decisions: readonly Decision[]
  /** Text of the button that marks it as paid. */
  payText: string
  /** Accessible name, with what is decided. */
  labelOf: (decision: Decision) => string
  onDecide: (decision: Decision) => void
}

const secondary: ReadonlySet<string> = new Set(['withdraw', 'reject', 'stop'])

/** What an administrator may do with a payout or refund. */
export function DecisionButtons<Decision extends SendingDecision<PayoutAction>>(props: DecisionButtonsProps<Decision>) {
  const { decisions, payText, labelOf, onDecide } = props
  const t = useTransfersText()
  return (
    <CellButtons>
      {decisions.map(decision => (
        <Button
          key={decision}
          size="small"
          kind={secondary.has(decision) ? 'secondary' : 'primary'}
          aria-label={labelOf(decision)}
          onClick={() => onDecide(decision)}
        >
          {decision === 'pay' ? payText : t(decision)}
        </Button>
      ))}
    </CellButtons>
  )
}
