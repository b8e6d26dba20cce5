import { listProviders } from '@closyyy/contract/google-sign-in-calls'
import { callQuery, useMutation, useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { storeSignInAttempt } from '@closyyy/platform/sign-in/sign-in-attempt'
import { Button } from '@closyyy/ui/button'
import { useEffect } from 'react'
import * as styles from './google-button.module.css'
import { storeFlow } from './google-flow.ts'
import { useGoogleText } from './google-text.ts'

export interface GoogleButtonProps {
  /** Path of this site to open after sign-in. */
  returnTo: string | undefined
}

export function GoogleButton({ returnTo }: GoogleButtonProps) {
  const t = useGoogleText()
  const { api } = useServices()
  const { data: providers } = useQuery(callQuery(listProviders, {}))
  const begin = useMutation({
    // Each response starts a sign-in that expires soon, so it is requested on the click.
    async mutationFn() {
      const { google } = await api.call(listProviders, {})
      if (!google?.authorization_url || !google.flow) throw new Error('Google is away.')
      storeFlow({ flow: google.flow, returnTo })
      storeSignInAttempt()
      window.location.assign(google.authorization_url)
    },
  })
  const { reset } = begin
  useEffect(() => {
    // After Back, the browser may restore the page as it was left.
    const resetIfRestored = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', resetIfRestored)
    return () => window.removeEventListener('pageshow', resetIfRestored)
  }, [reset])
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

function GoogleMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20.5 12H12.5M20.5 12a8.5 8.5 0 1 1-2.6-6.1" />
    </svg>
  )
}
