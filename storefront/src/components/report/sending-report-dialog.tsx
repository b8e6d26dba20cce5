import { createReport } from '@closyyy/contract/reports-calls'
import { ReportDialog, type ReportDialogProps } from '@closyyy/forms/report-dialog'
import { useServices } from '@closyyy/platform/services'

/** The dialog that reports a product or shop, in a script of its own with the call that it sends. */
export function SendingReportDialog(props: Omit<ReportDialogProps, 'send'>) {
  const { api } = useServices()
  return <ReportDialog key={props.id} {...props} send={report => api.call(createReport, { body: report })} />
}
