import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { isDangerous, type ReportAction, useDecideReport } from './reports-queries.ts'
import { useReportsText } from './reports-text.ts'

export interface DecideReportDialogProps {
  group: ReportGroup
  action: ReportAction
  onClose: () => void
}

/** Asks for the reason of a decision. */
export function DecideReportDialog({ group, action, onClose }: DecideReportDialogProps) {
  const t = useReportsText()
  const decide = useDecideReport(group)
  const name = (action === 'suspend' ? group.person?.username : group.product?.title) ?? ''
  return (
    <ReasonDialog
      subject={`report-${group.object_type}-${group.object_id}-${action}`}
      onClose={onClose}
      texts={{
        title: t(`${action}.title`, { name }),
        lead: t(`${action}.lead`),
        action: t(action),
        done: t(`${action}.done`, { name }),
      }}
      isDangerous={isDangerous(action)}
      hasEndDate={action === 'suspend'}
      send={decision => decide.mutateAsync({ ...decision, action })}
    />
  )
}
