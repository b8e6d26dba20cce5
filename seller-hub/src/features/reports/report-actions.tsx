import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { Button } from '@closyyy/ui/button'
import * as styles from './reports.module.css'
import { actionsOf, isDangerous, type ReportAction } from './reports-queries.ts'
import { useReportsText } from './reports-text.ts'

export interface ReportActionsProps {
  group: ReportGroup
  onChoose: (action: ReportAction) => void
}

/** Maximum characters of a message in the names of its buttons. */
const MAX_NAME = 60

/** Buttons of the decisions that an object allows. */
export function ReportActions({ group, onChoose }: ReportActionsProps) {
  const t = useReportsText()
  const actions = actionsOf(group)
  if (actions.length === 0) return null
  const object = Array.from(group.text).slice(0, MAX_NAME).join('') || t('gone')
  return (
    <div className={styles.actions}>
      {actions.map(action => (
        <Button
          key={action}
          kind={isDangerous(action) ? 'danger' : 'secondary'}
          size="small"
          aria-haspopup="dialog"
          aria-label={t(`${action}.of`, { name: action === 'suspend' ? (group.person?.username ?? '') : object })}
          onClick={() => onChoose(action)}
        >
          {t(action)}
        </Button>
      ))}
    </div>
  )
}
