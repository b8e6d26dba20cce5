import type { OrderReport } from '@closyyy/contract/orders'
import type { Order } from '@closyyy/contract/orders-schemas'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { Disclosure } from '@closyyy/ui/disclosure'
import { useState } from 'react'
import * as styles from './order-card.module.css'
import { useOrdersText } from './orders-text.ts'
import { useOrderReport } from './use-order-report.ts'

/** Lets the seller report a parcel as refused, returned or lost, as far as the server allows it. */
export function ParcelReport({ order }: { order: Order }) {
  const t = useOrdersText()
  const mutation = useOrderReport(order)
  const [asking, setAsking] = useState<OrderReport>()
  const { reports = [] } = order
  if (reports.length === 0) return null
  const question = asking ?? 'returned'
  const close = () => setAsking(undefined)
  return (
    <Disclosure summary={t('parcel')}>
      <p className={styles.soft}>{t('parcel.text')}</p>
      <div className={styles.actions}>
        {reports.map(report => (
          <Button key={report} kind="secondary" onClick={() => setAsking(report)}>
            {t(`parcel.${report}`)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={close}
        title={t(`ask.${question}`)}
        texts={{ yes: t(`ask.${question}.sure`), no: t('ask.back') }}
        isDangerous={question === 'lost'}
        call={mutation}
        onConfirm={() => mutation.mutate(question, { onSettled: close })}
      >
        <p>{t(`ask.${question}.text`)}</p>
        <p className={styles.soft}>{t('number', { number: order.tracking_no })}</p>
      </ConfirmDialog>
    </Disclosure>
  )
}
