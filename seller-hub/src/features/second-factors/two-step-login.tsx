import { serverMessage } from '@closyyy/api-client/api-error'
import type { NewSecondFactor } from '@closyyy/contract/second-factors-schemas'
import { useQuery, useQueryClient } from '@closyyy/platform/query'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { SettingsSection } from '../../components/settings-section/settings-section.tsx'
import { secondFactorQuery, useBeginSecondFactor } from './second-factors-queries.ts'
import { useSecondFactorsText } from './second-factors-text.ts'
import { TurnOff } from './turn-off.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'
import * as styles from './two-step-login.module.css'

/** Turns the authenticator app of the account on and off (SESSION-17). */
export function TwoStepLogin() {
  const t = useSecondFactorsText()
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <State />
    </SettingsSection>
  )
}

function State() {
  const t = useSecondFactorsText()
  const { data, isError, isFetching, refetch } = useQuery(secondFactorQuery)
  const [factor, setFactor] = useState<NewSecondFactor>()
  if (!data && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="block" className={styles.waiting} />
  // While the dialog is open, a state that was read again does not remove it: its recovery codes are shown once (UI-6).
  if (factor || !data.is_on) return <TurnOn factor={factor} onFactor={setFactor} />
  return (
    <>
      <p>
        {t('on')} · {t('left', { count: data.recovery_codes })}
      </p>
      <TurnOff />
    </>
  )
}

interface TurnOnProps {
  /** The factor that the dialog turns on; undefined while it is closed. */
  factor: NewSecondFactor | undefined
  onFactor: (factor: NewSecondFactor | undefined) => void
}

function TurnOn({ factor, onFactor }: TurnOnProps) {
  const t = useSecondFactorsText()
  const { prompt, withPassword } = usePasswordPrompt()
  const begin = useBeginSecondFactor(withPassword)
  const queryClient = useQueryClient()

  async function start() {
    try {
      onFactor(await begin.mutateAsync())
    } catch (error) {
      toast(serverMessage(error) ?? t('begin-failed'), { kind: 'danger' })
    }
  }

  function close() {
    onFactor(undefined)
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  }

  return (
    <>
      <p>{t('off')}</p>
      <Button kind="secondary" aria-haspopup="dialog" pending={begin.isPending} onClick={() => void start()}>
        {t('turn-on')}
      </Button>
      {prompt}
      {factor && <TurnOnDialog factor={factor} onClose={close} />}
    </>
  )
}
