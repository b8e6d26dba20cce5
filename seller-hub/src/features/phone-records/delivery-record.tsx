import type { PhoneRecord, Refusal } from '@closyyy/contract/phone-records-schemas'
import { formatNumber } from '@closyyy/i18n/number'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Stat, StatGrid } from '@closyyy/ui/stat'
import { useId, useState } from 'react'
import { DetailList } from '../../components/detail-list/detail-list.tsx'
import { AppealDialog } from './appeal-dialog.tsx'
import * as styles from './phone-records.module.css'
import { phoneRecordQuery } from './phone-records-queries.ts'
import { usePhoneRecordsText } from './phone-records-text.ts'
import { RefusalCard } from './refusal-card.tsx'

/** What the person accepted and refused, what it means, and each refusal (PHONE-RECORD-2). */
export function DeliveryRecord() {
  const t = usePhoneRecordsText()
  const { data, isError, isFetching, refetch } = useQuery(phoneRecordQuery)
  if (!data && isError) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" className={styles.waiting} />
  const { accepted, refused, standing, refusals } = data
  if (accepted.parcels === 0 && refusals.length === 0) {
    return (
      <EmptyState icon={<PackageIcon size={36} />} title={t('none')}>
        {t('none-text')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.record}>
      <StatGrid>
        <Parcels label={t('accepted')} {...accepted} />
        <Parcels label={t('refused')} {...refused} />
      </StatGrid>
      <p>{t(`standing.${standing}`)}</p>
      <p className={styles.soft}>{t('age')}</p>
      {refusals.length > 0 && <Refusals refusals={refusals} />}
    </div>
  )
}

function Parcels({ label, parcels, weight }: PhoneRecord['accepted'] & { label: string }) {
  const t = usePhoneRecordsText()
  const hint = parcels > 0 && t('weight', { weight: formatNumber(weight, 1) })
  return <Stat label={label} value={formatNumber(parcels)} hint={hint} />
}

function Refusals({ refusals }: { refusals: Refusal[] }) {
  const t = usePhoneRecordsText()
  const headingId = useId()
  const [appealed, setAppealed] = useState<number>()
  return (
    <section className={styles.refusals} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('refusals')}</h2>
      <DetailList>
        {refusals.map(refusal => (
          <RefusalCard key={refusal.order_id} refusal={refusal} onAppeal={() => setAppealed(refusal.order_id)} />
        ))}
      </DetailList>
      {refusals.map(refusal => {
        const id = refusal.order_id
        const close = () => setAppealed(now => (now === id ? undefined : now))
        return <AppealDialog key={id} refusal={refusal} open={appealed === id} onClose={close} />
      })}
    </section>
  )
}
