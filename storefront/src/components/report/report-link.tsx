import { Button } from '@closyyy/ui/button'
import { classList } from '@closyyy/ui/class-list'
import { useText } from '../../messages.ts'
import * as quietRow from '../quiet-row.module.css'
import { useSignedInDialog } from '../use-signed-in-dialog.ts'

export interface ReportLinkProps {
  kind: 'product' | 'person'
  id: number
  /** Nobody reports what is their own. */
  ownerId: number
}

/** Reports a product or shop; the dialog loads when it is opened, and guests sign in first (REPORT-1). */
export function ReportLink({ kind, id, ownerId }: ReportLinkProps) {
  const t = useText()
  const { session, prompt, Dialog, dialog, button } = useSignedInDialog(
    { kind: `report-${kind}`, subject: id },
    async () =>
      (await import(/* webpackChunkName: "storefront-dialogs" */ './sending-report-dialog.tsx')).SendingReportDialog,
  )
  if (session?.userId === ownerId) return null
  return (
    <div className={classList(quietRow.row, quietRow.small)}>
      <Button kind="quiet" size="small" {...button}>
        {t(`report.${kind}`)}
      </Button>
      {prompt}
      {Dialog && <Dialog kind={kind} id={id} {...dialog} />}
    </div>
  )
}
