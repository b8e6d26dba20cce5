import type { AppealDecision } from '@closyyy/contract/appeals'
import type { Appeal } from '@closyyy/contract/appeals-schemas'
import { Button } from '@closyyy/ui/button'
import * as styles from './appeals.module.css'
import { useAppealsText } from './appeals-text.ts'

export interface AppealActionsProps {
  appeal: Appeal
  onChoose: (decision: AppealDecision) => void
}

/** Buttons of both decisions. */
export function AppealActions({ appeal: { tracking_no: number }, onChoose }: AppealActionsProps) {
  const t = useAppealsText()
  return (
    <div className={styles.actions}>
      {(['accepted', 'declined'] as const).map(decision => (
        <Button
          key={decision}
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t(`${decision}.of`, { number })}
          onClick={() => onChoose(decision)}
        >
          {t(decision)}
        </Button>
      ))}
    </div>
  )
}
