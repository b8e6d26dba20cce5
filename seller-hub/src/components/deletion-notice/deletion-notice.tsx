import { KEEP_ACCOUNT_PATH } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { createUsePageText } from '@closyyy/i18n/text'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'seller-hub.deletion-notice', en, ur })

/** Says when the account will be deleted, with the way to keep it (PRIVACY-4). */
export function DeletionNotice() {
  const t = useText()
  const deletionAt = useQuery(ownUserQuery).data?.deletion_at
  if (!deletionAt) return null
  return (
    <Alert kind="warning" action={<Link to={KEEP_ACCOUNT_PATH}>{t('keep')}</Link>}>
      <p>{t('text', { date: localTime(deletionAt, 'day') })}</p>
    </Alert>
  )
}
