import { serverMessage } from '@closyyy/api-client/api-error'
import { VACATION_DAYS } from '@closyyy/contract/vacation'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { localTime } from '@closyyy/i18n/local-time'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { toast } from '@closyyy/ui/toast'
import * as styles from './vacation-switch.module.css'
import { useVacationText } from './vacation-text.ts'

export function VacationSwitch() {
  const t = useVacationText()
  const { data: user, isError, isFetching, refetch } = useQuery(ownUserQuery)
  const vacation = useSetVacation()
  if (!user && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!user) return <Skeleton shape="block" className={styles.waiting} />
  const until = user.vacation_until
  const isOn = until !== null && Date.parse(until) > Date.now()
  const press = () => {
    if (!vacation.isPending) vacation.mutate(!isOn)
  }
  return (
    <div className={styles.panel}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-disabled={vacation.isPending}
        className={styles.switch}
        onClick={press}
      >
        <span className={styles.name}>{t('switch')}</span>
        <span className={styles.state} aria-hidden="true">
          {t(isOn ? 'on' : 'off')}
        </span>
        <span className={styles.track} aria-hidden="true" />
      </button>
      <p aria-live="polite">{isOn ? t('until', { time: localTime(until, 'time') }) : t('is-off')}</p>
      {vacation.isError && <Alert kind="danger">{serverMessage(vacation.error) ?? t('set-failed')}</Alert>}
      <ul className={styles.rules}>
        <li>{t('rule.buying')}</li>
        <li>{t('rule.days', { days: VACATION_DAYS })}</li>
        <li>{t('rule.offers')}</li>
      </ul>
    </div>
  )
}

function useSetVacation() {
  const t = useVacationText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => api.call(setVacation, { body: { on } }),
    onSuccess: user => {
      queryClient.setQueryData(ownUserQuery.queryKey, user)
      toast(t(user.vacation_until ? 'turned-on' : 'turned-off'), { kind: 'success' })
    },
  })
}
