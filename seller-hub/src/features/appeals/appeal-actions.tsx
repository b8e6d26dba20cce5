import type { AppealDecision } from '@closyyy/contract/appeals'
import type { Appeal } from '@closyyy/contract/appeals-schemas'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import * as styles from './appeals.module.css'
import { useDecideAppeal } from './appeals-queries.ts'
import { useAppealsText } from './appeals-text.ts'

/** Buttons of both decisions, each with a dialog for the reason. */
export function AppealActions({ appeal: { order_id, tracking_no: number } }: { appeal: Appeal }) {
  const t = useAppealsText()
  const decide = useDecideAppeal(order_id)
  const [chosen, setChosen] = useState<AppealDecision>()
  return (
    <div className={styles.actions}>
      {(['accepted', 'declined'] as const).map(decision => (
        <Button
          key={decision}
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t(`${decision}.of`, { number })}
          onClick={() => setChosen(decision)}
        >
          {t(decision)}
        </Button>
      ))}
      <ReasonDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen ? t(`${chosen}.title`, { number }) : ''}
        lead={chosen && t(`${chosen}.lead`)}
        action={chosen ? t(chosen) : ''}
        send={async ({ reason }) => {
          if (!chosen) return
          await decide.mutateAsync({ decision: chosen, reason })
          setChosen(undefined)
          toast(t(`${chosen}.done`, { number }), { kind: 'success' })
        }}
      />
    </div>
  )
}
