import { Button } from '@closyyy/ui/button'
import { CellButtons } from '../table/cell-stack.tsx'

export interface DecisionButtonsProps<Action extends string> {
  actions: readonly Action[]
  textOf: (action: Action) => string
  /** Accessible name, with what is decided. */
  labelOf: (action: Action) => string
  onDecide: (action: Action) => void
}

const secondary: ReadonlySet<string> = new Set(['withdraw', 'reject', 'release'])

/** What an administrator may do with a payout or refund. */
export function DecisionButtons<Action extends string>(props: DecisionButtonsProps<Action>) {
  const { actions, textOf, labelOf, onDecide } = props
  return (
    <CellButtons>
      {actions.map(action => (
        <Button
          key={action}
          size="small"
          kind={secondary.has(action) ? 'secondary' : 'primary'}
          aria-label={labelOf(action)}
          onClick={() => onDecide(action)}
        >
          {textOf(action)}
        </Button>
      ))}
    </CellButtons>
  )
}
