import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import * as styles from './reports.module.css'
import { actionsOf, type ReportAction, useDecide } from './reports-queries.ts'
import { useReportsText } from './reports-text.ts'

const isDangerous = (action: ReportAction) => action === 'take-down' || action === 'suspend'

/** Buttons of the decisions that an object allows; each asks for a reason. */
export function ReportActions({ group }: { group: ReportGroup }) {
  const t = useReportsText()
  const decide = useDecide(group)
  const [chosen, setChosen] = useState<ReportAction>()
  const name = (chosen === 'suspend' ? group.person?.username : group.product?.title) ?? ''
  const actions = actionsOf(group)
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map(action => (
        <Button
          key={action}
          kind={isDangerous(action) ? 'danger' : 'secondary'}
          size="small"
          onClick={() => setChosen(action)}
        >
          {t(action)}
        </Button>
      ))}
      <ReasonDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen ? t(`${chosen}.title`, { name }) : ''}
        lead={chosen && t(`${chosen}.lead`)}
        action={chosen ? t(chosen) : ''}
        isDangerous={chosen !== undefined && isDangerous(chosen)}
        hasEndDate={chosen === 'suspend'}
        send={async decision => {
          if (!chosen) return
          await decide.mutateAsync({ ...decision, action: chosen })
          setChosen(undefined)
          toast(t(`${chosen}.done`, { name }), { kind: 'success' })
        }}
      />
    </div>
  )
}
