import { serverMessage } from '@closyyy/api-client/api-error'
import type { OwnSession } from '@closyyy/contract/sessions-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { DetailCard } from '../../components/detail-list/detail-list.tsx'
import { useEndSession } from './sessions-queries.ts'
import { useSessionsText } from './sessions-text.ts'

export interface DeviceCardProps {
  session: OwnSession
}

export function DeviceCard({ session }: DeviceCardProps) {
  const t = useSessionsText()
  const placeName = usePlaceName()
  const end = useEndSession()
  const { id, browser, system, city, is_current } = session
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('device.unknown'))

  function signOut() {
    end.mutate(id, {
      onSuccess: () => toast(t('ended'), { kind: 'success' }),
      onError: error => toast(serverMessage(error) ?? t('end-failed'), { kind: 'danger' }),
    })
  }

  return (
    <DetailCard
      heading="h2"
      title={
        <>
          {device} {is_current && <Badge kind="success">{t('current')}</Badge>}
        </>
      }
      actions={
        !is_current && (
          <Button
            kind="secondary"
            size="small"
            aria-label={t('end.named', { device })}
            pending={end.isPending}
            onClick={signOut}
          >
            {t('end')}
          </Button>
        )
      }
    >
      <p>{t('used', { time: localTime(session.last_used_at, 'time') })}</p>
      <p>{t('signed-in', { time: localTime(session.signed_in_at, 'day') })}</p>
      {city && <p>{t('city', { city: placeName(city) })}</p>}
    </DetailCard>
  )
}
