import { createReport } from '@closyyy/contract/reports-calls'
import { ReportDialog } from '@closyyy/forms/report-dialog'
import { createUsePageText } from '@closyyy/i18n/text'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { useState } from 'react'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './report-message.module.css'

const useText = createUsePageText({ name: 'seller-hub.report-message', en, ur })

export interface ReportMessageProps {
  kind: 'dispute-message' | 'offer-message' | 'chat-message'
  id: number
  /** Who wrote the message. */
  name: string
}

/** Reports a message of the other side (REPORT-1). */
export function ReportMessage({ kind, id, name }: ReportMessageProps) {
  const t = useText()
  const { api } = useServices()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.report}>
      <Button kind="quiet" size="small" aria-label={t('report-of', { name })} onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <ReportDialog
        kind={kind}
        id={id}
        open={isOpen}
        onClose={() => setOpen(false)}
        send={report => api.call(createReport, { body: report })}
      />
    </div>
  )
}
