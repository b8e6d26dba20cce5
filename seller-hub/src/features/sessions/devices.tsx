import { useQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { DetailList } from '../../components/detail-list/detail-list.tsx'
import { DeviceCard } from './device-card.tsx'
import * as styles from './devices.module.css'
import { EndOthers } from './end-others.tsx'
import { sessionsQuery } from './sessions-queries.ts'
import { useSessionsText } from './sessions-text.ts'

/** Where the person is signed in (SESSION-15). */
export function Devices() {
  const t = useSessionsText()
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery)
  if (!sessions && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!sessions) return <Skeleton shape="block" className={styles.waiting} />
  return (
    <section className={styles.section} aria-label={t('title')}>
      <DetailList>
        {sessions.map(session => (
          <DeviceCard key={session.id} session={session} />
        ))}
      </DetailList>
      {sessions.length > 1 && <EndOthers />}
    </section>
  )
}
