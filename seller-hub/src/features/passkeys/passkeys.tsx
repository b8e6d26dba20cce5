import { MAX_PASSKEYS } from '@closyyy/contract/passkeys'
import { passkeysQuery } from '@closyyy/platform/queries/passkeys'
import { useQuery } from '@closyyy/platform/query'
import { supportsPasskeys } from '@closyyy/platform/sign-in/passkeys'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { DetailList } from '../../components/detail-list/detail-list.tsx'
import { SettingsSection } from '../../components/settings-section/settings-section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import * as styles from './passkeys.module.css'
import { usePasskeysText } from './passkeys-text.ts'

/** Lists, adds and removes the passkeys of the account (PASSKEY-1). */
export function Passkeys() {
  const t = usePasskeysText()
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <List />
    </SettingsSection>
  )
}

function List() {
  const t = usePasskeysText()
  const { data: passkeys, isError, isFetching, refetch } = useQuery(passkeysQuery)
  if (!passkeys && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!passkeys) return <Skeleton shape="block" className={styles.waiting} />
  return (
    <>
      {passkeys.length === 0 && <p>{t('none')}</p>}
      {passkeys.length > 0 && (
        <DetailList>
          {passkeys.map(passkey => (
            <PasskeyCard key={passkey.id} passkey={passkey} />
          ))}
        </DetailList>
      )}
      <Adding count={passkeys.length} />
    </>
  )
}

function Adding({ count }: { count: number }) {
  const t = usePasskeysText()
  if (!supportsPasskeys()) return <p>{t('unsupported')}</p>
  if (count >= MAX_PASSKEYS) return <p>{t('full', { count: MAX_PASSKEYS })}</p>
  return <AddPasskey />
}
