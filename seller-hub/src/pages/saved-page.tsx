import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { HubPage } from '../components/hub-page.tsx'
import { ProfileProducts } from '../features/profile/profile-products.tsx'
import { useText } from '../messages.ts'

export function Component() {
  const t = useText()
  const session = useSession()
  if (!session) return null
  const shop = (
    <Link className={buttonClass()} to="/">
      {t('saved.shop')}
    </Link>
  )
  return (
    <HubPage title={t('hub.saved')} lead={t('saved.lead')}>
      <ProfileProducts userId={session.userId} list="saves" emptyAction={shop} />
    </HubPage>
  )
}
