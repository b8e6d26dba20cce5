import { DisputeReportForm, type DisputeReportValues } from '@closyyy/forms/dispute-report-form'
import { EndedForm } from '@closyyy/forms/ended-form'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { useEffect, useRef } from 'react'
import type { GuestProof } from '../order-queries.ts'
import * as styles from './dispute.module.css'
import { useOpenDispute } from './dispute-queries.ts'
import { useGuestDisputeText } from './guest-dispute-text.ts'

const useUnsentReport = (orderId: number) => useUnsentValues<DisputeReportValues>(`guest-report-${orderId}`)

export interface ReportFormProps {
  orderId: number
  proof: GuestProof
}

/** Focuses its first field, which scrolls to it: the form opens below the screen of a phone. */
export function ReportForm({ orderId, proof }: ReportFormProps) {
  const t = useGuestDisputeText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('select')?.focus(), [])
  return (
    <div ref={root}>
      <DisputeReportForm
        orderId={orderId}
        send={useOpenDispute(orderId, proof)}
        unsent={useUnsentReport(orderId)}
        failed={t('failed')}
        className={styles.dispute}
      />
    </div>
  )
}

/** Shows what a guest was typing when the order ended (UI-12). */
export function EndedReport({ orderId }: Pick<ReportFormProps, 'orderId'>) {
  const t = useGuestDisputeText()
  return <EndedForm reason={t('report.ended')} typed={useUnsentReport(orderId).current?.message} />
}
