import { listProviders } from '@closyyy/contract/google-sign-in-calls'
import { callQuery, useMutation, useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import * as styles from './google-button.module.css'
import { keepFlow } from './google-flow.ts'
import { GoogleMark } from './google-mark.tsx'
import { useGoogleText } from './google-text.ts'

export interface GoogleButtonProps {
  /** Where to after signing in: a path of this site. */
  wayOn: string | undefined
}

/** Leads to Google and back, where the shop has that way of signing in. */
export function GoogleButton({ wayOn }: GoogleButtonProps) {
  const t = useGoogleText()
  const { api } = useServices()
  const { data: providers } = useQuery(callQuery(listProviders, {}))
  const begin = useMutation({
    // Every answer begins a sign-in of its own that is soon too old, so it is asked for when it is wanted.
    async mutationFn() {
      const { google } = await api.call(listProviders, {})
      if (!google?.authorization_url || !google.flow) throw new Error('Google is away.')
      keepFlow({ flow: google.flow, wayOn })
      window.location.assign(google.authorization_url)
    },
  })
  if (!providers?.google) return null
  return (
    <div className={styles.google}>
      <p className={styles.or}>{t('or')}</p>
      <Button
        kind="secondary"
        size="large"
        wide
        pending={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate()}
      >
        <GoogleMark /> {t('continue')}
      </Button>
      {begin.isError && (
        <p role="alert" className={styles.failure}>
          {t('unreachable')}
        </p>
      )}
    </div>
  )
}
