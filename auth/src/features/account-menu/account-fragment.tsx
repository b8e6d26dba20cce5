import { useSession } from '@closyyy/platform/session'
import { lazy, Suspense } from 'react'
import * as styles from './account-fragment.module.css'
import { GuestLinks } from './guest-links.tsx'

const AccountMenu = lazy(async () => {
  const { AccountMenu } = await import(/* webpackChunkName: "auth-account-menu" */ './account-menu.tsx')
  return { default: AccountMenu }
})

export function AccountFragment() {
  const session = useSession()
  if (!session) return <GuestLinks />
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AccountMenu session={session} />
    </Suspense>
  )
}
