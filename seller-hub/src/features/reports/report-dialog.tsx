import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { toast } from '@closyyy/ui/toast'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { isDangerous, type ReportAction, useDecide } from './reports-queries.ts'
import { useReportsText } from './reports-text.ts'

export interface ReportDialogProps {
  group: ReportGroup
  action: ReportAction
  onClose: () => void
}

/** Asks for the reason of a decision. */
export function ReportDialog({ group, action, onClose }: ReportDialogProps) {
  const t = useReportsText()
  const decide = useDecide(group)
  const name = (action === 'suspend' ? group.person?.username : group.product?.title) ?? ''
  return (
    <ReasonDialog
      onClose={onClose}
      title={t(`${action}.title`, { name })}
      lead={t(`${action}.lead`)}
      action={t(action)}
      isDangerous={isDangerous(action)}
      hasEndDate={action === 'suspend'}
      send={async decision => {
        await decide.mutateAsync({ ...decision, action })
        onClose()
        toast(t(`${action}.done`, { name }), { kind: 'success' })
      }}
    />
  )
}
