import type { Refusal } from '@closyyy/contract/phone-records-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { DetailCard } from '../../components/detail-list/detail-list.tsx'
import * as styles from './phone-records.module.css'
import { usePhoneRecordsText } from './phone-records-text.ts'

export interface RefusalCardProps {
  refusal: Refusal
  onAppeal: () => void
}

const badges = { open: 'warning', accepted: 'success', declined: 'plain' } as const

/** A refused parcel, with its appeal or the button that opens one. */
export function RefusalCard({ refusal: { tracking_no, refused_at, appeal }, onAppeal }: RefusalCardProps) {
  const t = usePhoneRecordsText()
  const state = appeal && (appeal.decision ?? 'open')
  return (
    <DetailCard
      heading="h3"
      title={
        <>
          {t('order', { number: tracking_no })} {state && <Badge kind={badges[state]}>{t(`appeal.${state}`)}</Badge>}
        </>
      }
      actions={
        !appeal && (
          <Button
            kind="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={t('wrong-of', { number: tracking_no })}
            onClick={onAppeal}
          >
            {t('wrong')}
          </Button>
        )
      }
    >
      <p>
        <time dateTime={refused_at}>{t('refused-on', { day: localTime(refused_at, 'day') })}</time>
      </p>
      {appeal?.reason && (
        <p>
          {t('reason')} <bdi className={styles.reason}>{appeal.reason}</bdi>
        </p>
      )}
    </DetailCard>
  )
}
