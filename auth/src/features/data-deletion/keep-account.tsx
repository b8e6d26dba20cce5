import { keepAccount } from '@closyyy/contract/data-deletion-calls'
import { DATA_DELETION_PATH, OVERVIEW_PATH } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { Spinner } from '@closyyy/ui/spinner'
import * as styles from '../../components/form.module.css'
import { useErrorText } from '../../components/use-error-text.ts'
import { useDataDeletionText } from './data-deletion-text.ts'

/** Offers to withdraw the deletion of the account (PRIVACY-4). */
export function KeepAccount() {
  const t = useDataDeletionText()
  const errorText = useErrorText()
  const { data: user, isError, isFetching, refetch } = useQuery(ownUserQuery)
  const keep = useKeepAccount()
  if (!user && isError) {
    return <ErrorState size="inline" message={t('missing')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!user) return <Spinner />
  if (!user.deletion_at) {
    return (
      <div className={styles.form}>
        <Alert kind="success">{t(keep.isSuccess ? 'done' : 'none')}</Alert>
        <Link className={buttonClass({ size: 'large', wide: true })} to={OVERVIEW_PATH}>
          {t('continue')}
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <p>{t('text', { date: localTime(user.deletion_at, 'time') })}</p>
      {keep.isError && <Alert kind="danger">{errorText(keep.error, t('failed'))}</Alert>}
      <Button size="large" wide pending={keep.isPending} onClick={() => keep.mutate()}>
        {t('keep')}
      </Button>
      <Link className={buttonClass({ kind: 'secondary', size: 'large', wide: true })} to={DATA_DELETION_PATH}>
        {t('about')}
      </Link>
    </div>
  )
}

function useKeepAccount() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(keepAccount, {}),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
