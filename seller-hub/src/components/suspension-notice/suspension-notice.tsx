import { localTime } from '@closyyy/i18n/local-time'
import { createUsePageText } from '@closyyy/i18n/text'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQuery } from '@closyyy/platform/query'
import { Alert } from '@closyyy/ui/alert'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'seller-hub.suspension-notice', en, ur })

/** Tells a suspended person why, until when, and what they can still do (SUSPENSION-2). */
export function SuspensionNotice() {
  const t = useText()
  const suspension = useQuery(ownUserQuery).data?.suspension
  if (!suspension) return null
  const { reason, ends_at } = suspension
  return (
    <Alert kind="danger" title={ends_at ? t('title.until', { day: localTime(ends_at, 'day') }) : t('title')}>
      <p>
        {t('reason')} <bdi>{reason}</bdi>
      </p>
      <p>{t('remains')}</p>
    </Alert>
  )
}
